import { isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { localDayOf } from '../../../domain/dates/localDay.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import {
  isReminderDue,
  type ReminderPeriod,
  type ReminderRecipient,
} from '../../../domain/reminders/isReminderDue.ts';
import { reminderDaysOf } from '../../../domain/reminders/reminderDays.ts';
import { checkReminderGap, reminderGapDays } from '../../../domain/reminders/reminderGap.ts';
import { localTimeOf } from '../../../domain/reminders/workingTime.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountScope, platformScope } from '../../kernel/scope.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import { type Campaign, listOpenCampaigns, setLastReminder } from '../../store/campaigns/campaigns.ts';
import {
  claimReminders,
  listUnfinishedRecipients,
  queueReminders,
} from '../../store/campaigns/invitations.ts';
import type { Tx } from '../../store/database.ts';
import { findAccountStatus } from '../../store/people/people.ts';
import { availableChannels } from '../mail/availableChannels.ts';
import { lockOwnCampaign } from './campaignAccess.ts';
import { lastReminderOf } from './readReminderCheck.ts';

/**
 * Reminds everyone who hasn't finished, with a minimum interval since the last reminder. The response is the same whether or not anyone is
 * left, so it reveals nothing about who has answered. Throws `not_found`, `forbidden`, `campaign_not_open`,
 * `campaign_closed`, `reminder_too_soon`.
 */
export async function sendReminders(deps: Deps, caller: Caller, campaignId: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const campaign = await lockOwnCampaign(tx, caller, campaignId);
    checkAcceptsAnswers(campaign.status);
    const now = deps.clock.now();
    checkReminderGap(lastReminderOf(campaign), now);
    await setLastReminder(tx, campaignId, now);
    await remind(deps, tx, campaign, await listUnfinishedRecipients(tx, campaignId));
    await recordAudit(tx, caller, {
      action: 'remind',
      resource: 'benchmark_campaigns',
      id: campaignId,
      now,
    });
  });
  await deps.jobs.wake('send-mails');
}

/** Sends the scheduled reminders that are due. Runs every hour and is idempotent. */
export async function remindDueParticipants(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const campaigns = await deps.database.as(platformScope, listOpenCampaigns);
  let reminded = 0;
  const errors = await processEach(deps, {
    items: campaigns.filter(({ reminders }) => reminders),
    idsOf: ({ id }) => ({ campaign: id }),
    async process(campaign) {
      const { closes_on } = campaign;
      const days = reminderDaysOf(campaign.launched_on ?? closes_on, closes_on);
      const period = { closes_on, days, gap_days: reminderGapDays };
      reminded += await deps.database.as(accountScope(campaign.account_id), async (tx) => {
        const account = await findAccountStatus(tx, campaign.account_id);
        if (account === null || !isAccountInUse(account)) return 0;
        await storeScheduledReminder(tx, campaign, period, now);
        const unfinished = await listUnfinishedRecipients(tx, campaign.id);
        const due = unfinished.filter((recipient) => isReminderDue(period, recipient, now));
        return remind(deps, tx, campaign, due);
      });
    },
  });
  if (reminded > 0) await deps.jobs.wake('send-mails');
  throwFirst(errors);
}

/**
 * Stores the time of a scheduled reminder, when it is due in the account's time zone. It doesn't depend on whether anyone is left to remind,
 * and remains true if the days change afterward.
 */
async function storeScheduledReminder(
  tx: Tx,
  campaign: Campaign,
  period: ReminderPeriod,
  now: Date,
): Promise<void> {
  const time_zone = selectTimeZone(await readAccountTimeZone(tx, campaign.account_id));
  const last = lastReminderOf(campaign);
  const last_reminded_on = last && localDayOf(last, time_zone);
  if (!isReminderDue(period, { time_zone, reminders_sent: 0, last_reminded_on }, now)) return;
  await setLastReminder(tx, campaign.id, now);
}

/**
 * Reminds people whose last day hasn't ended, at most once a day, counted in each recipient's time zone. Returns the number of reminders.
 */
async function remind(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  people: readonly (ReminderRecipient & { readonly id: number })[],
): Promise<number> {
  const now = deps.clock.now();
  const peopleByDay = groupBy(people, ({ time_zone }) => localTimeOf(now, time_zone).day);
  let reminded = 0;
  for (const [day, sameDay] of peopleByDay) {
    // Their last day has ended.
    if (day > campaign.closes_on) continue;
    const ids = sameDay.map(({ id }) => id);
    const claimed = await claimReminders(tx, campaign.id, ids, day);
    await queueReminders(tx, campaign, claimed, { channels: availableChannels(deps), now });
    reminded += claimed.length;
  }
  return reminded;
}
