import { benchmarkCampaigns } from '../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { type DraftOf, writable } from '../resources/kit/resource.ts';
import { type readCampaign, saveCampaign } from './campaigns.ts';
import { rest } from './rest.ts';

/** A campaign with its audience and as much of its participation as may be said. */
export type WholeCampaign = Awaited<ReturnType<typeof readCampaign>>;

export type TargetKind = 'team_ids' | 'user_ids';

/** Takes one team or person off a draft. Answers the sentence to show; throws `conflict` if somebody saved first. */
export async function takeFromAudience(
  campaign: WholeCampaign,
  kind: TargetKind,
  id: number,
): Promise<string> {
  const fields = writable(benchmarkCampaigns).map((name) => [name, campaign[name as keyof WholeCampaign]]);
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

const mostCounted = 1_000;
/** Applicants are asked by hiring, never by a benchmark. */
const applicant = 4;

/** How many people a launch today would invite; null for more than can be counted here. */
export async function countReach(
  campaign: Pick<WholeCampaign, 'audience' | TargetKind>,
): Promise<number | null> {
  if (campaign.audience === 'everyone') return countUsers({ type: null });
  const people = await chosenPeople(campaign);
  if (people === null || people.length > mostCounted) return null;
  if (people.length === 0) return 0;
  const [all, applicants] = await Promise.all([
    countUsers({ id: people }),
    countUsers({ id: people, type: applicant }),
  ]);
  return all - applicants;
}

async function chosenPeople({ team_ids, user_ids }: Pick<WholeCampaign, TargetKind>) {
  if (team_ids.length === 0) return user_ids;
  const { data, total = 0 } = await rest.getList('memberships', {
    filter: { team_id: team_ids },
    pagination: { page: 1, perPage: mostCounted },
    sort: { field: 'id', order: 'ASC' },
  });
  return total > mostCounted ? null : [...new Set([...user_ids, ...data.map(({ user_id }) => user_id)])];
}

async function countUsers(filter: Readonly<Record<string, unknown>>): Promise<number> {
  const { total = 0 } = await rest.getList('users', {
    filter: { ...filter, status: 'active' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return total;
}
