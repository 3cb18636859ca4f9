import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import {
  type Campaign,
  changeCampaign,
  lockCampaign,
  removeCampaign,
} from '../../store/campaigns/campaigns.ts';
import type { Tx } from '../../store/database.ts';
import {
  findFollowUpById,
  listFollowUpsOf,
  lockFollowUps,
  removeFollowUp,
  type StoredFollowUp,
} from '../../store/followUps/followUps.ts';
import { hasOfferedAudience } from './hasOfferedAudience.ts';

/**
 * Cancels a follow-up pulse before it opens. A pulse that others asked for as well stays scheduled, in the name of one of them, and one that
 * an administrator took over stays as it is. Canceling again has no effect. Throws `not_found`, also for another account's; `forbidden` for
 * leads who didn't ask for it; `campaign_locked` once the pulse has opened.
 */
export async function cancelFollowUp(deps: Deps, caller: Caller, followUpId: number): Promise<void> {
  const accountId = accountOf(caller);
  await deps.database.as(caller.scope, async (tx) => {
    await lockFollowUps(tx, accountId);
    const stored = await findFollowUpById(tx, accountId, followUpId);
    if (!stored) throw new Refusal('not_found');
    if (isLimitedToLedTeams(caller) && stored.requested_by !== caller.person.user.id) {
      throw new Refusal('forbidden');
    }
    const pulse = stored.campaign_id === null ? null : await lockCampaign(tx, accountId, stored.campaign_id);
    if (pulse && pulse.status !== 'draft') throw new Refusal('campaign_locked');
    // A pulse that an administrator took over or canceled stays as they left it.
    if (!pulse || pulse.scheduled_at === null) return;
    await removeFollowUp(tx, accountId, stored.id);
    const now = deps.clock.now();
    await recordAudit(tx, caller, {
      action: 'cancel',
      resource: 'follow_up_pulses',
      id: stored.id,
      before: { opens_on: pulse.opens_on },
      now,
    });
    await leavePulse(deps, tx, caller, stored, pulse);
  });
}

/**
 * Deletes the draft, unless others asked for the same pulse: then it is scheduled in their name. A pulse that an administrator scheduled
 * anew or whose audience they changed stays as they left it.
 */
async function leavePulse(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  stored: StoredFollowUp,
  pulse: Campaign,
): Promise<void> {
  const now = deps.clock.now();
  const others = await listFollowUpsOf(tx, pulse.account_id, pulse.id);
  const requesters = [stored, ...others].map(({ requested_by }) => requested_by);
  const isTakenOver = pulse.scheduled_by !== null && !requesters.includes(pulse.scheduled_by);
  if (isTakenOver || !(await hasOfferedAudience(tx, pulse, stored))) return;
  const next = others.find(({ requested_by }) => requested_by !== null);
  if (!next) {
    await removeCampaign(tx, pulse.id);
    const before = { name: pulse.name, status: pulse.status };
    const event = { action: 'delete', resource: 'benchmark_campaigns', id: pulse.id, before, now } as const;
    await recordAudit(tx, caller, event);
    return;
  }
  if (pulse.scheduled_by !== stored.requested_by) return;
  await changeCampaign(tx, pulse.id, { scheduled_by: next.requested_by, created_by: null }, now);
}
