import { followUpChange, followUpStateOf } from '../../../domain/followUps/followUpResult.ts';
import { visibleCells } from '../../../domain/release/visibleCells.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { readInvitedAudience } from '../../store/campaigns/audienceTargets.ts';
import { type Campaign, findCampaign } from '../../store/campaigns/campaigns.ts';
import { listNamedTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { findFollowUp, type StoredFollowUp } from '../../store/followUps/followUps.ts';
import { listClosedCampaigns } from '../../store/results/listClosedCampaigns.ts';
import { type PublishedCell, publishedCells } from '../../store/results/publishedCells.ts';
import { audienceKey, readOverallVisibility, scoredTopics } from '../results/readClosedCampaigns.ts';
import { ledKeys } from '../results/readGroupedResults.ts';
import { teamIdFromKey } from '../survey/freezeAttributes.ts';
import { hasOfferedAudience } from './hasOfferedAudience.ts';
import { planFollowUp } from './planFollowUp.ts';
import { presentOffer } from './presentOffer.ts';
import { type Focus, type FocusInput, readFollowUpFocus } from './readFollowUpFocus.ts';

/**
 * Returns the follow-up pulse of a focus with its published result; if there is none, the offer of one or what prevents it. Throws
 * `not_found` and `forbidden` as `readFollowUpFocus` does.
 */
export async function readFollowUp(deps: Deps, caller: Caller, input: FocusInput) {
  return deps.database.as(caller.scope, async (tx) => {
    const focus = await readFollowUpFocus(tx, caller, input);
    const { accountId, source, topicId, key: focusKey } = focus;
    const stored = await findFollowUp(tx, { accountId, sourceCampaignId: source.id, topicId, focusKey });
    const named = { topic: focus.topic, follow_up: null, offer: null, obstacle: null };
    if (stored) return { ...named, follow_up: await presentFollowUp(tx, caller, focus, stored) };
    const plan = await planFollowUp(deps, tx, focus);
    return plan.kind === 'obstacle'
      ? { ...named, obstacle: plan.obstacle }
      : { ...named, offer: await presentOffer(deps, tx, focus, plan) };
  });
}

async function presentFollowUp(tx: Tx, caller: Caller, focus: Focus, stored: StoredFollowUp) {
  const { accountId } = focus;
  const pulse = stored.campaign_id === null ? null : await findCampaign(tx, accountId, stored.campaign_id);
  const [closed] = pulse?.status === 'closed' ? await listClosedCampaigns(tx, accountId, pulse.id) : [];
  const asksTopic = pulse?.topic_ids.includes(focus.topicId) ?? false;
  const state = followUpStateOf(pulse, {
    isAsOffered: asksTopic && pulse !== null && (await hasOfferedAudience(tx, pulse, stored)),
    isPublished: closed !== undefined,
  });
  const isAdmin = !isLimitedToLedTeams(caller);
  const result = state === 'published' && closed ? await readResult(tx, caller, focus, stored) : null;
  return {
    id: stored.id,
    state,
    // Leads can't open the page of a campaign that asks people beyond their teams.
    campaign_id: isAdmin || pulse?.created_by === caller.person.user.id ? (pulse?.id ?? null) : null,
    group_kind: stored.group_kind,
    group_names: stored.group_names,
    is_wider: await isWider(tx, focus, stored, pulse),
    opens_on: pulse?.launched_on ?? pulse?.opens_on ?? null,
    closes_on: pulse?.closed_on ?? pulse?.closes_on ?? null,
    can_cancel: state === 'scheduled' && (isAdmin || stored.requested_by === caller.person.user.id),
    result,
  };
}

/** Whether the pulse asks others than the group of the focus: a shared pulse can be of the same kind and ask another group. */
async function isWider(
  tx: Tx,
  { dimension, team, members, source }: Focus,
  stored: StoredFollowUp,
  pulse: Campaign | null,
): Promise<boolean> {
  if (team) {
    return stored.audience_key !== audienceKey({ forEverybody: false, teamIds: [team.id], userIds: [] });
  }
  if (dimension === 'overall') return pulse !== null && !(await isWithin(tx, pulse, source));
  return stored.group_kind !== dimension || !hasSame(members, stored.group_names);
}

/** Whether a pulse asks only teams and people whom another campaign asked; people may have left in between. */
async function isWithin(tx: Tx, pulse: Campaign, source: Campaign): Promise<boolean> {
  if (source.audience === 'everyone') return true;
  if (pulse.audience === 'everyone') return false;
  const audienceOf = await readInvitedAudience(tx, source.account_id, [pulse, source]);
  const [asked, known] = [audienceOf(pulse.id), audienceOf(source.id)];
  return (
    asked.teamIds.every((id) => known.teamIds.includes(id)) &&
    asked.userIds.every((id) => known.userIds.includes(id))
  );
}

/**
 * Reads the topic of the group that was asked, in the campaign of the focus and in the pulse, from published cells only. A score before
 * is only returned if it was published for exactly this group and the caller may see it.
 */
async function readResult(tx: Tx, caller: Caller, focus: Focus, stored: StoredFollowUp) {
  const { accountId, source, topicId } = focus;
  const pulseId = stored.campaign_id ?? 0;
  const named = await listNamedTopics(tx);
  const topicsIn = async (campaignId: number, cells: readonly PublishedCell[]) => {
    const [campaign] = await listClosedCampaigns(tx, accountId, campaignId);
    return campaign ? scoredTopics(cells, campaign, named) : [];
  };
  const ofFocus = (topics: readonly ScoredTopic[]) =>
    topics.find(({ topic_id }) => topic_id === topicId) ?? null;
  const after = ofFocus(await topicsIn(pulseId, await publishedCells(tx, accountId, [pulseId], 'overall')));
  const earlier = await topicsIn(source.id, await cellsBefore(tx, caller, focus, stored));
  const before = ofFocus(earlier);
  const change = followUpChange(before, after, earlier.length);
  return { before: before && scoreOf(before), after: after && scoreOf(after), change };
}

/**
 * Returns the cells of the surveyed group in the campaign of the focus; none if it wasn't published on its own or the caller doesn't see
 * them in the dashboard.
 */
async function cellsBefore(tx: Tx, caller: Caller, { accountId, source }: Focus, stored: StoredFollowUp) {
  const { group_kind: kind, group_names: names } = stored;
  const isTeams = kind === 'team' || kind === 'teams';
  if (kind === 'team_group') return [];
  if (kind === 'company' || kind === 'same_people') {
    const audience = (await readInvitedAudience(tx, accountId, [source]))(source.id);
    const sees = await readOverallVisibility(tx, caller, accountId);
    const isSameGroup = audienceKey(audience) === stored.audience_key;
    return isSameGroup && sees(audience) ? publishedCells(tx, accountId, [source.id], 'overall') : [];
  }
  const all = await publishedCells(tx, accountId, [source.id], isTeams ? 'team' : kind);
  const seesAllGroups = !isLimitedToLedTeams(caller);
  const ledTeams = seesAllGroups ? [] : await ledKeys(tx, caller, all);
  const cells = visibleCells(all, { seesAllGroups, ledTeams });
  if (!isTeams) return cells.filter(({ members }) => hasSame(members, names));
  const audienceOf = await readInvitedAudience(tx, accountId, [
    { id: stored.campaign_id ?? 0, audience: 'chosen' },
  ]);
  const teamIds = audienceOf(stored.campaign_id ?? 0).teamIds.map(String);
  return cells.filter(({ members }) =>
    hasSame(
      members.map((member) => String(teamIdFromKey(member))),
      teamIds,
    ),
  );
}

const hasSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

type ScoredTopic = ReturnType<typeof scoredTopics>[number];
const scoreOf = ({ answer_percent, low, high, n_band, banded, margin }: ScoredTopic) => ({
  answer_percent,
  low,
  high,
  n_band,
  ...(banded ? { banded } : {}),
  margin,
});
