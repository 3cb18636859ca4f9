import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { type CycleFilter, type RaterProposal, raterCycleCalls } from '../contract/v2/raterCycles.ts';
import { type Nominee, type RaterList, raterCalls } from '../contract/v2/raters.ts';
import { callMain } from './http.ts';

export type RatersOverview = AnswerOf<typeof raterCalls.overview>;
export type WaitingRaters = AnswerOf<typeof raterCalls.waiting>;
export type RaterCycle = AnswerOf<typeof raterCycleCalls.cycle>;
export type Nomination = BodyOf<typeof raterCalls.nominate>;

export const readRatersOverview = (): Promise<RatersOverview> => callMain(raterCalls.overview, {});
export const readRaters = (target_id: number): Promise<RaterList> => callMain(raterCalls.list, { target_id });
export const findNominees = async (target_id: number, q: string): Promise<Nominee[]> =>
  (await callMain(raterCalls.nominees, { target_id, q })).people;
export const readWaitingRaters = (campaign_id: number | null): Promise<WaitingRaters> =>
  callMain(raterCalls.waiting, { campaign_id });

export async function nominateRater(nomination: Nomination): Promise<void> {
  await callMain(raterCalls.nominate, nomination);
}
export async function withdrawRater(id: number): Promise<void> {
  await callMain(raterCalls.withdraw, { id });
}
export const approveRaters = async (ids: readonly number[]): Promise<number> =>
  (await callMain(raterCalls.approve, { ids: [...ids] })).approved;
export async function declineRater(id: number, reason: string): Promise<void> {
  await callMain(raterCalls.decline, { id, reason });
}
export async function remindRaters(campaign_id: number, target_id: number | null): Promise<void> {
  await callMain(raterCalls.remind, { campaign_id, target_id });
}

interface CyclePage {
  readonly campaignId: number;
  readonly page: number;
  readonly filter: CycleFilter;
  readonly q: string;
}
export const readRaterCycle = ({ campaignId, ...wanted }: CyclePage): Promise<RaterCycle> =>
  callMain(raterCycleCalls.cycle, { campaign_id: campaignId, ...wanted });
export const readRaterProposal = async (campaign_id: number): Promise<RaterProposal | null> =>
  (await callMain(raterCycleCalls.proposal, { campaign_id })).proposal;
export const proposeRaters = (campaign_id: number, cap: number): Promise<RaterProposal> =>
  callMain(raterCycleCalls.propose, { campaign_id, cap });
export const applyRaterProposal = async (proposal_id: number): Promise<number> =>
  (await callMain(raterCycleCalls.apply, { proposal_id })).invited;
export async function discardRaterProposal(proposal_id: number): Promise<void> {
  await callMain(raterCycleCalls.discard, { proposal_id });
}
