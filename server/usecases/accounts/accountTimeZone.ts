import { canonicalTimeZone } from '../../../domain/dates/timeZones.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { changeAccount, lockAccount, readAccountTimeZone } from '../../store/accounts/accounts.ts';
import { countOpenCampaigns, listScheduledIds } from '../../store/campaigns/scheduledCampaigns.ts';
import type { Tx } from '../../store/database.ts';
import { cancelSchedulesAfterChange } from '../campaigns/opening/scheduleOpening.ts';

/** Returns the time zone of the account, and how many campaigns a change affects. */
export async function readTimeZoneOfAccount(deps: Deps, caller: Caller) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => ({
    time_zone: await readAccountTimeZone(tx, accountId),
    scheduled_campaigns: await countScheduled(tx, accountId),
    open_campaigns: await countOpenCampaigns(tx, accountId),
  }));
}

/**
 * Changes the time zone of the account. Scheduled openings are canceled, as they would be at another time. In open campaigns and roles, the
 * last day of people without their own time zone ends in the new one; the release stays after the last zone. Throws `conflict` if another
 * time zone was set since `before` was read.
 */
export async function changeTimeZoneOfAccount(
  deps: Deps,
  caller: Caller,
  { time_zone, before }: { readonly time_zone: string | null; readonly before: string | null },
): Promise<void> {
  const id = accountOf(caller);
  const next = time_zone ? canonicalTimeZone(time_zone) : null;
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const stored = requireFound(await lockAccount(tx, id)).time_zone;
    if (stored === next) return;
    if (stored !== before) throw new Refusal('conflict');
    await changeAccount(tx, id, { time_zone: next }, now.toISOString());
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'accounts',
      id,
      before: { time_zone: stored },
      after: { time_zone: next },
      now,
    });
    await cancelSchedulesOf(deps, tx, caller, id);
  });
  await deps.jobs.wake('send-mails');
}

async function countScheduled(tx: Tx, accountId: number): Promise<number> {
  const surveys = await listScheduledIds(tx, 'survey', accountId);
  return surveys.length + (await listScheduledIds(tx, 'benchmark', accountId)).length;
}

/** Cancels the scheduled openings of an account whose time zone changed. The transaction is the account's. */
export async function cancelSchedulesOf(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  accountId: number,
): Promise<void> {
  for (const kind of ['benchmark', 'survey'] as const) {
    const campaignIds = await listScheduledIds(tx, kind, accountId);
    await cancelSchedulesAfterChange(deps, tx, caller, { kind, accountId, campaignIds }, ['opens_on']);
  }
}
