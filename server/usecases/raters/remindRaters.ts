import { isAccountInUse } from '../../../domain/accounts/accountStatuses.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isReminderDue } from '../../../domain/reminders/isReminderDue.ts';
import { reminderDaysOf } from '../../../domain/reminders/reminderDays.ts';
import { checkReminderGap } from '../../../domain/reminders/reminderGap.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf, accountScope, platformScope } from '../../kernel/scope.ts';
import { findAccountStatus } from '../../store/people/people.ts';
import { requestReminders } from '../../store/raters/campaignTargets.ts';
import {
  listOpenSurveyCampaigns,
  listUnfinishedRespondents,
  type RemindedCampaign,
} from '../../store/raters/raterReminders.ts';
import { lockSurveyCampaign, setLastSurveyReminder } from '../../store/surveys/campaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { remindAssignments } from '../assignments/remindAssignments.ts';
import { lastReminderOf } from '../campaigns/readReminderCheck.ts';
import { isCycleAdmin, lockTargetList } from './targetList.ts';

/**
 * Requests reminders to raters who haven't finished: about one target by the target, the manager or an
 * administrator; about all by an administrator, with a minimum interval since the last request about all. Each is sent in its
 * recipient's working hours, at most once a day and three times in total. The response doesn't depend on who hasn't finished, so
 * it reveals nothing about who has answered. Throws `not_found`, `forbidden`, `campaign_closed`, `reminder_too_soon`.
 */
export async function remindRaters(
  deps: Deps,
  caller: Caller,
  { campaign_id, target_id }: { readonly campaign_id: number; readonly target_id: number | null },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    if (target_id === null) {
      const campaign = requireFound(await lockSurveyCampaign(tx, accountOf(caller), campaign_id));
      if (!isCycleAdmin(caller, campaign)) throw new Refusal('forbidden');
      if (campaign.status !== 'open') throw new Refusal('campaign_closed');
      checkReminderGap(lastReminderOf(campaign), now);
      await setLastSurveyReminder(tx, campaign_id, now);
    } else {
      const { target } = await lockTargetList(tx, caller, target_id, now);
      if (target.campaign.id !== campaign_id) throw new Refusal('not_found');
    }
    await requestReminders(tx, campaign_id, target_id, await readAccountDay(deps, tx, accountOf(caller)));
    const after = target_id === null ? null : { target_id };
    await recordAudit(tx, caller, {
      action: 'remind',
      resource: 'survey_campaigns',
      id: campaign_id,
      after,
      now,
    });
  });
  await remindDueRaters(deps, campaign_id);
}

/** Sends the scheduled reminders that are due in the recipients' working hours. Runs every hour and is idempotent. */
export async function remindDueRaters(deps: Deps, campaignId: number | null = null): Promise<void> {
  const campaigns = await deps.database.as(platformScope, (tx) => listOpenSurveyCampaigns(tx, campaignId));
  let reminded = 0;
  const errors = await processEach(deps, {
    items: campaigns,
    idsOf: ({ id }) => ({ survey_campaign: id }),
    async process(campaign) {
      reminded += await remindCampaign(deps, campaign);
    },
  });
  if (reminded > 0) await deps.jobs.wake('send-mails');
  throwFirst(errors);
}

async function remindCampaign(deps: Deps, campaign: RemindedCampaign): Promise<number> {
  return deps.database.as(accountScope(campaign.account_id), async (tx) => {
    const account = await findAccountStatus(tx, campaign.account_id);
    if (account === null || !isAccountInUse(account)) return 0;
    const opened = campaign.launched_on ?? campaign.opens_on;
    const { closes_on } = campaign;
    const planned = campaign.reminders && opened !== null ? reminderDaysOf(opened, closes_on) : [];
    const due = (await listUnfinishedRespondents(tx, campaign.id)).filter((row) => {
      const days = row.reminder_asked_on === null ? planned : [...planned, row.reminder_asked_on];
      return isReminderDue({ closes_on, days, gap_days: 1 }, row, deps.clock.now());
    });
    return due.length === 0 ? 0 : remindAssignments(deps, tx, due);
  });
}
