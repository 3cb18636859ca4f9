import { followUpChange, followUpStateOf } from '../../../domain/followUps/followUpResult.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { isLimitedToLedTeams } from '../../kernel/caller.ts';
import { readInvitedAudience } from '../../store/campaigns/audienceTargets.ts';
import { type Campaign, findCampaign } from '../../store/campaigns/campaigns.ts';
import { listNamedTopics } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { findFollowUp, type StoredFollowUp } from '../../store/followUps/followUps.ts';
import { listClosedCampaigns } from '../../store/results/listClosedCampaigns.ts';
import { type PublishedCell, publishedCells } from '../../store/results/publishedCells.ts';
import { audienceKey, scoredTopics } from '../results/readClosedCampaigns.ts';
import { teamIdFromKey } from '../survey/freezeAttributes.ts';
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
  const state = followUpStateOf(pulse, {
    isSameAudience: pulse !== null && (await hasAudience(tx, pulse, stored.audience_key)),
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
    is_wider: isWider(focus, stored),
    opens_on: pulse?.launched_on ?? pulse?.opens_on ?? null,
    closes_on: pulse?.closed_on ?? pulse?.closes_on ?? null,
    can_cancel: state === 'scheduled' && (isAdmin || stored.requested_by === caller.person.user.id),
    result,
  };
}

const isWider = ({ dimension }: Focus, { group_kind }: StoredFollowUp): boolean =>
  dimension !== 'overall' && group_kind !== dimension;

/** Whether the pulse still asks the group that was offered. */
async function hasAudience(tx: Tx, { id, account_id, audience }: Campaign, key: string): Promise<boolean> {
  const audienceOf = await readInvitedAudience(tx, account_id, [{ id, audience }]);
  return audienceKey(audienceOf(id)) === key;
}

/**
 * Reads the topic of the group that was asked, in the campaign of the focus and in the pulse, from published cells only. A score before
 * is only returned if it was published for exactly this group and the caller may see it.
 */
async function readResult(tx: Tx, caller: Caller, focus: Focus, stored: StoredFollowUp) {
  const { accountId, source, topicId } = focus;
  const pulseId = stored.campaign_id ?? 0;
  const topics = (await listNamedTopics(tx)).filter(({ topic_id }) => topic_id === topicId);
  const topicIn = async (campaignId: number, cells: readonly PublishedCell[]) => {
    const [campaign] = await listClosedCampaigns(tx, accountId, campaignId);
    return campaign ? (scoredTopics(cells, campaign, topics)[0] ?? null) : null;
  };
  const after = await topicIn(pulseId, await publishedCells(tx, accountId, [pulseId], 'overall'));
  const before = await topicIn(source.id, await cellsBefore(tx, caller, focus, stored));
  const change = followUpChange(before, after);
  return { before: before && scoreOf(before), after: after && scoreOf(after), change };
}

/** Returns the cells of the asked group in the campaign of the focus; none if it wasn't published on its own or isn't shown to leads. */
async function cellsBefore(tx: Tx, caller: Caller, { accountId, source }: Focus, stored: StoredFollowUp) {
  const { group_kind: kind, group_names: names } = stored;
  const isTeams = kind === 'team' || kind === 'teams';
  if (kind === 'team_group') return [];
  if (kind === 'company' || kind === 'same_people') {
    const isSameGroup = (source.audience === 'everyone') === (kind === 'company');
    return isSameGroup ? publishedCells(tx, accountId, [source.id], 'overall') : [];
  }
  if (!isTeams && isLimitedToLedTeams(caller)) return [];
  const cells = await publishedCells(tx, accountId, [source.id], isTeams ? 'team' : kind);
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
