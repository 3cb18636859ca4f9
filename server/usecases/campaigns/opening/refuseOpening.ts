import type { OpeningProblem } from '../../../../domain/campaigns/scheduledOpening.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { accountScope, platformScope } from '../../../kernel/scope.ts';
import { changeCampaign, lockCampaign } from '../../../store/campaigns/campaigns.ts';
import { listAdministrators, type ScheduledCampaign } from '../../../store/campaigns/scheduledCampaigns.ts';
import { queueMails } from '../../../store/mail/mails.ts';
import { findUser } from '../../../store/people/people.ts';
import { isStillScheduled, unscheduled } from './scheduleOpening.ts';

interface Refused {
  readonly problem: OpeningProblem;
  /** The person who scheduled the opening; null if they were erased. */
  readonly scheduledBy: number | null;
}

/**
 * Ends a schedule that couldn't be kept: the campaign stays a draft with the reason, and the person who scheduled it is notified. If that
 * person can no longer manage the campaign, the administrators of the account are.
 */
export async function refuseOpening(
  deps: Deps,
  scheduled: ScheduledCampaign,
  { problem, scheduledBy }: Refused,
): Promise<void> {
  const { id, account_id, opens_on } = scheduled;
  const now = deps.clock.now();
  const scheduler = await findScheduler(deps, problem === 'forbidden' ? null : scheduledBy);
  await deps.database.as(accountScope(account_id), async (tx) => {
    const campaign = await lockCampaign(tx, account_id, id);
    if (!isStillScheduled(campaign, scheduled)) return;
    await changeCampaign(tx, id, { ...unscheduled, opening_problem: problem }, now);
    await recordAudit(
      tx,
      { userId: null, accountId: account_id },
      {
        action: 'cancel_schedule',
        resource: 'benchmark_campaigns',
        id,
        before: { opens_on },
        after: { reason: problem },
        now,
      },
    );
    const recipients = scheduler ? [scheduler] : await listAdministrators(tx, account_id);
    if (recipients.length === 0) return;
    const mail = { accountId: account_id, template: 'openingRefused', at: now } as const;
    const params = { campaign: campaign.name, campaign_id: id, opens_on, problem };
    await queueMails(
      tx,
      recipients.map((person) => ({ ...mail, userId: person.id, to: person.email, params })),
    );
  });
}

/** Returns the person with this id, who may belong to another account; null if they can no longer sign in. */
async function findScheduler({ database }: Deps, userId: number | null) {
  if (userId === null) return null;
  return (await database.as(platformScope, (tx) => findUser(tx, userId)))?.user ?? null;
}
