import { type FocusDimension, focusKeyOf } from '../../../domain/followUps/followUpGroups.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { type Campaign, findCampaign } from '../../store/campaigns/campaigns.ts';
import { listTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { type FocusTeam, findTeams } from '../../store/followUps/groups.ts';
import { publishedCells } from '../../store/results/publishedCells.ts';
import { teamIdFromKey } from '../survey/freezeAttributes.ts';

/** A topic for a published group of a closed campaign. Only a team has an id; groups by an attribute have its value. */
export interface FocusInput {
  readonly campaign_id: number;
  readonly topic_id: number;
  readonly dimension: FocusDimension;
  readonly team_id: number | null;
  readonly category: string | null;
}

/** A focus that the caller may see, with what is known about its group. */
export interface Focus {
  readonly accountId: number;
  readonly source: Campaign;
  readonly topicId: number;
  readonly topic: string;
  readonly key: string;
  readonly dimension: FocusDimension;
  /** The team of the focus; null for other groups. */
  readonly team: FocusTeam | null;
  /** The members of the published group, as the cells name them: several if groups were published together. */
  readonly members: readonly string[];
}

/**
 * Checks that the topic was published for the group and that the caller may choose it as a focus: administrators for every published
 * group, leads for teams that they lead. Throws `not_found`, also for campaigns and teams of other accounts, and `forbidden`.
 */
export async function readFollowUpFocus(tx: Tx, caller: Caller, input: FocusInput): Promise<Focus> {
  const accountId = accountOf(caller);
  const { campaign_id, topic_id, dimension, team_id, category } = input;
  const source = await findCampaign(tx, accountId, campaign_id);
  if (source?.status !== 'closed') throw new Refusal('not_found');
  const team = await readTeam(tx, caller, accountId, input);
  const cells = await publishedCells(tx, accountId, [campaign_id], dimension);
  const cell = cells.find(({ subject, subject_id, members }) => {
    if (subject !== 'topic' || subject_id !== topic_id) return false;
    if (team) return members.some((member) => teamIdFromKey(member) === team.id);
    return dimension === 'overall' || (category !== null && members.includes(category));
  });
  const named = (await listTopics(tx)).find((one) => one.topic_id === topic_id);
  if (!cell || !named) throw new Refusal('not_found');
  const key = focusKeyOf({ dimension, team_id, category });
  const { members } = cell;
  return { accountId, source, topicId: topic_id, topic: named.topic, key, dimension, team, members };
}

/** Returns the team of the focus. Throws `not_found`, and `forbidden` for leads who don't lead it. */
async function readTeam(
  tx: Tx,
  caller: Caller,
  accountId: number,
  { dimension, team_id }: FocusInput,
): Promise<FocusTeam | null> {
  const isLead = isLimitedToLedTeams(caller);
  if (dimension !== 'team') {
    if (isLead) throw new Refusal('forbidden');
    return null;
  }
  const [team] = team_id === null ? [] : await findTeams(tx, accountId, [team_id]);
  if (!team) throw new Refusal('not_found');
  if (isLead && team.leader_id !== caller.person.user.id) throw new Refusal('forbidden');
  return team;
}
