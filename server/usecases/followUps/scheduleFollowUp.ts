import type { FollowUpGroupKind } from '../../../domain/followUps/followUpGroups.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { benchmarkAudiences } from '../../store/campaigns/audienceTargets.ts';
import { addCampaign, changeCampaign } from '../../store/campaigns/campaigns.ts';
import { copyMailTexts } from '../../store/campaigns/mailTexts.ts';
import type { Tx } from '../../store/database.ts';
import { addFollowUp, findFollowUp, lockFollowUps } from '../../store/followUps/followUps.ts';
import { findTeams } from '../../store/followUps/groups.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import { readAudienceKey } from './hasOfferedAudience.ts';
import { type FollowUpPlan, planFollowUp } from './planFollowUp.ts';
import { type Focus, type FocusInput, readFollowUpFocus } from './readFollowUpFocus.ts';

/** What the person confirmed: the first day of the pulse and its audience. */
interface Confirmed {
  readonly opens_on: string;
  readonly group_kind: FollowUpGroupKind;
}

type NewPulse = Extract<FollowUpPlan, { kind: 'new' }>;
const maxNameLength = 120;

/**
 * Schedules the follow-up pulse of a focus, or joins one that someone else scheduled, and returns the id of the follow-up. Doing it again
 * returns the same one. Throws `not_found`, `forbidden`, and `conflict` if no pulse or another one than confirmed would be scheduled now.
 */
export async function scheduleFollowUp(
  deps: Deps,
  caller: Caller,
  input: FocusInput & Confirmed,
): Promise<number> {
  return deps.database.as(caller.scope, async (tx) => {
    const focus = await readFollowUpFocus(tx, caller, input);
    const { accountId, source, topicId, key: focusKey } = focus;
    await lockFollowUps(tx, accountId);
    const stored = await findFollowUp(tx, { accountId, sourceCampaignId: source.id, topicId, focusKey });
    if (stored) return stored.id;
    const plan = await planFollowUp(deps, tx, focus);
    if (!isConfirmed(plan, input)) throw new Refusal('conflict');
    const pulse =
      plan.kind === 'shared'
        ? { campaign: plan.campaign, kind: plan.first.group_kind, names: plan.first.group_names }
        : { campaign: await addPulse(deps, tx, caller, focus, plan), ...plan.group };
    const now = deps.clock.now();
    const id = await addFollowUp(tx, {
      account_id: accountId,
      source_campaign_id: source.id,
      topic_id: topicId,
      focus_key: focusKey,
      team_id: focus.team?.id ?? null,
      campaign_id: pulse.campaign.id,
      group_kind: pulse.kind,
      group_names: [...pulse.names],
      audience_key: await readAudienceKey(tx, { ...pulse.campaign, account_id: accountId }),
      requested_by: caller.person.user.id,
      requested_at: now.toISOString(),
    });
    const after = { opens_on: input.opens_on };
    await recordAudit(tx, caller, { action: 'create', resource: 'follow_up_pulses', id, after, now });
    return id;
  });
}

function isConfirmed(
  plan: FollowUpPlan,
  confirmed: Confirmed,
): plan is Exclude<FollowUpPlan, { kind: 'obstacle' }> {
  if (plan.kind === 'obstacle') return false;
  if (plan.kind === 'new') {
    return plan.days.opens_on === confirmed.opens_on && plan.group.kind === confirmed.group_kind;
  }
  return plan.campaign.opens_on === confirmed.opens_on && plan.first.group_kind === confirmed.group_kind;
}

/** Creates the scheduled campaign and notifies the administrators. Returns its id and its audience. */
async function addPulse(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  focus: Focus,
  { group, days, fields }: NewPulse,
): Promise<{ readonly id: number; readonly audience: 'everyone' | 'chosen' }> {
  const now = deps.clock.now();
  const { accountId } = focus;
  const userId = caller.person.user.id;
  const pulse = { ...fields, ...days, name: nameOf(focus, group.names) };
  const created_by = (await canManage(tx, caller, accountId, group.audience.team_ids, group.kind))
    ? userId
    : null;
  const campaignId = await addCampaign(tx, { ...pulse, account_id: accountId, created_by }, now);
  await benchmarkAudiences.add(tx, { accountId, campaignId }, group.audience);
  await copyMailTexts(tx, { accountId, kind: 'benchmark', campaignId: null }, campaignId);
  const scheduled = { scheduled_at: now.toISOString(), scheduled_by: userId };
  await changeCampaign(tx, campaignId, scheduled, now);
  const event = { resource: 'benchmark_campaigns', id: campaignId, now } as const;
  await recordAudit(tx, caller, { ...event, action: 'create', after: { ...pulse, ...group.audience } });
  await recordAudit(tx, caller, { ...event, action: 'schedule', after: { opens_on: days.opens_on } });
  await addNotifications(
    tx,
    { accountId, event: 'follow_up_scheduled', recordId: campaignId, now },
    { userIds: [], administrators: true, except: userId },
  );
  return { id: campaignId, audience: fields.audience };
}

/**
 * Whether the caller becomes the creator, who manages the campaign. A lead who schedules a pulse beyond their own teams doesn't: otherwise
 * they could change its emails, print letters for others, or close it.
 */
async function canManage(
  tx: Tx,
  caller: Caller,
  accountId: number,
  teamIds: readonly number[],
  kind: FollowUpGroupKind,
): Promise<boolean> {
  if (!isLimitedToLedTeams(caller)) return true;
  if (kind !== 'team' && kind !== 'teams' && kind !== 'team_group') return false;
  const teams = await findTeams(tx, accountId, teamIds);
  return teams.every(({ leader_id }) => leader_id === caller.person.user.id);
}

const nameOf = ({ topic }: Focus, groups: readonly string[]): string => {
  const name = answers.followUpName.replace('{topic}', topic);
  const groupName = groups.join(', ');
  return (groupName === '' ? name : `${name} (${groupName})`).slice(0, maxNameLength);
};
