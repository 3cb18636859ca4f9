import { queryOptions } from '@tanstack/react-query';
import { benchmarkCampaigns } from '../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { type DraftOf, writableFields } from '../resources/kit/resource.ts';
import { type readCampaign, saveCampaign } from './campaigns.ts';
import { accountKey } from './queryKeys.ts';
import { rest } from './rest.ts';

/** A campaign with its audience and its participation, as far as anonymity allows. */
export type CampaignWithAudience = Awaited<ReturnType<typeof readCampaign>>;

export type TargetKind = 'team_ids' | 'user_ids';

/** Removes a team or person from a draft. Returns the text to show; throws `conflict` if someone else saved first. */
export async function removeFromAudience(
  campaign: CampaignWithAudience,
  kind: TargetKind,
  id: number,
): Promise<string> {
  const fields = writableFields(benchmarkCampaigns).map((name) => [
    name,
    campaign[name as keyof CampaignWithAudience],
  ]);
  const draft = Object.fromEntries(fields) as DraftOf<typeof benchmarkCampaigns>; // exactly the fields of a draft
  const { message } = await saveCampaign({
    ...draft,
    campaign_id: campaign.campaign_id,
    updated_at: campaign.updated_at,
    team_ids: campaign.team_ids,
    user_ids: campaign.user_ids,
    [kind]: campaign[kind].filter((one) => one !== id),
  });
  return message;
}

const maxCounted = 1_000;
/** The user type of applicants, who are never invited to a benchmark. */
const applicantUserType = 4;

/** The number of people a launch today would invite; null when there are too many to count. For drafts only. */
export const reachQuery = (accountId: number, campaign: CampaignWithAudience) =>
  queryOptions({
    queryKey: accountKey(
      accountId,
      'benchmark campaigns',
      'reach',
      campaign.campaign_id,
      campaign.updated_at,
      campaign.team_ids,
      campaign.user_ids,
    ),
    queryFn: ({ signal }) => countReach(campaign, signal),
    enabled: campaign.status === 'draft',
  });

async function countReach(campaign: CampaignWithAudience, signal: AbortSignal): Promise<number | null> {
  if (campaign.audience === 'everyone') return countUsers({ type: null }, signal);
  const people = await chosenPeople(campaign, signal);
  if (people === null || people.length > maxCounted) return null;
  if (people.length === 0) return 0;
  const [all, applicants] = await Promise.all([
    countUsers({ id: people }, signal),
    countUsers({ id: people, type: applicantUserType }, signal),
  ]);
  return all - applicants;
}

async function chosenPeople({ team_ids, user_ids }: CampaignWithAudience, signal: AbortSignal) {
  if (team_ids.length === 0) return user_ids;
  const { data, total = 0 } = await rest.getList('memberships', {
    filter: { team_id: team_ids },
    pagination: { page: 1, perPage: maxCounted },
    sort: { field: 'id', order: 'ASC' },
    signal,
  });
  return total > maxCounted ? null : [...new Set([...user_ids, ...data.map(({ user_id }) => user_id)])];
}

async function countUsers(filter: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<number> {
  const { total = 0 } = await rest.getList('users', {
    filter: { ...filter, status: 'active' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    signal,
  });
  return total;
}
