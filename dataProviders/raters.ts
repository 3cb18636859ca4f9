import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { type RaterBalancingProposal, raterCycleCalls } from '../contract/v2/raterCycles.ts';
import { raterCalls } from '../contract/v2/raters.ts';
import { browserTimeZone } from './browserTimeZone.ts';
import { callQuery, memberQuery, pageQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type RatersOverview = ResponseOf<typeof raterCalls.overview>;
export type RaterCycle = ResponseOf<typeof raterCycleCalls.cycle>;
export type NominationRequest = BodyOf<typeof raterCalls.nominate>;

const key = keysOf('raters');

/** Everything cached about raters. */
export const raterKeys = (accountId: number) => [key(accountId)];

export const ratersOverviewQuery = (accountId: number) =>
  callQuery(key(accountId, 'overview'), raterCalls.overview, { time_zone: browserTimeZone() });

export const ratersQuery = (accountId: number, target_id: number) =>
  callQuery(key(accountId, 'list', target_id), raterCalls.list, { target_id });

/** People who can be nominated, by name or email address. */
export const nomineesQuery = (accountId: number, target_id: number, q: string) =>
  queryOptions({
    queryKey: key(accountId, 'nominees', target_id, q),
    queryFn: async ({ signal }) => (await callMain(raterCalls.nominees, { target_id, q }, { signal })).people,
    placeholderData: keepPreviousData,
  });

/** Nominations that the reader can approve, of one campaign or of all. */
export const pendingRatersQuery = (accountId: number, campaign_id: number | null) =>
  callQuery(key(accountId, 'waiting', campaign_id), raterCalls.waiting, { campaign_id });

/** One page of a campaign's participants; the previous page stays visible while the next one loads. */
export const raterCycleQuery = (accountId: number, filters: BodyOf<typeof raterCycleCalls.cycle>) =>
  pageQuery(key(accountId, 'cycle', filters), raterCycleCalls.cycle, filters);

export const balancingProposalQuery = (accountId: number, campaign_id: number) =>
  memberQuery(key(accountId, 'proposal', campaign_id), raterCycleCalls.proposal, { campaign_id }, 'proposal');

export async function nominateRater(nomination: NominationRequest): Promise<void> {
  await callMain(raterCalls.nominate, nomination);
}
export async function withdrawRater(id: number): Promise<void> {
  await callMain(raterCalls.withdraw, { id });
}
export const approveRaters = async (ids: readonly number[]): Promise<number> =>
  (await callMain(raterCalls.approve, { ids: [...ids] })).approved;
export async function declineRater(id: number, reason: string): Promise<void> {
  await callMain(raterCalls.decline, { id, reason, time_zone: browserTimeZone() });
}
export async function remindRaters(campaign_id: number, target_id: number | null): Promise<void> {
  await callMain(raterCalls.remind, { campaign_id, target_id });
}
export const createBalancingProposal = (campaign_id: number, cap: number): Promise<RaterBalancingProposal> =>
  callMain(raterCycleCalls.propose, { campaign_id, cap });
export const applyBalancingProposal = async (proposal_id: number): Promise<number> =>
  (await callMain(raterCycleCalls.apply, { proposal_id })).invited;
export async function discardBalancingProposal(proposal_id: number): Promise<void> {
  await callMain(raterCycleCalls.discard, { proposal_id });
}
