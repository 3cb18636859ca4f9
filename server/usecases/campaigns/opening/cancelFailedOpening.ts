import { accountAccessMode } from '../../../../domain/access/emulation.ts';
import type { OpeningProblem } from '../../../../domain/campaigns/scheduledOpening.ts';
import type { Deps } from '../../../deps.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { accountScope, platformScope } from '../../../kernel/scope.ts';
import { listDelegates, type ScheduledCampaign } from '../../../store/campaigns/scheduledCampaigns.ts';
import { findUser } from '../../../store/people/people.ts';
import { openingKinds, unscheduledFields } from './openingKinds.ts';
import { openingRecipients, queueOpeningRefusedMails, type Recipient } from './openingRefusedMails.ts';
import { isStillScheduled } from './scheduleOpening.ts';

interface Refused {
  readonly problem: OpeningProblem;
  /** The person who scheduled the opening; null if they were erased. */
  readonly scheduledBy: number | null;
}

/**
 * Ends a schedule that couldn't be kept: the campaign stays a draft with the reason, and the person who scheduled it is notified. If that
 * person can no longer manage the campaign, its creator is; without one the administrators of the account are, and without those the people
 * to whom the account is delegated.
 */
export async function cancelFailedOpening(
  deps: Deps,
  scheduled: ScheduledCampaign,
  { problem, scheduledBy }: Refused,
): Promise<void> {
  const { kind, id, account_id, opens_on } = scheduled;
  const now = deps.clock.now();
  const scheduler = await findScheduler(deps, problem === 'forbidden' ? null : scheduledBy);
  const delegates = scheduler ? [] : await findDelegates(deps, account_id);
  await deps.database.as(accountScope(account_id), async (tx) => {
    const campaign = await openingKinds[kind].lock(tx, account_id, id);
    if (!isStillScheduled(campaign, scheduled)) return;
    await openingKinds[kind].change(tx, id, { ...unscheduledFields, opening_problem: problem }, now);
    await recordAudit(
      tx,
      { userId: null, accountId: account_id },
      {
        action: 'cancel_schedule',
        resource: openingKinds[kind].resource,
        id,
        before: { opens_on },
        after: { reason: problem },
        now,
      },
    );
    const inAccount = scheduler
      ? [scheduler]
      : await openingRecipients(tx, account_id, [
          campaign.created_by === scheduledBy ? null : campaign.created_by,
        ]);
    const recipients = inAccount.length > 0 ? inAccount : delegates;
    await queueOpeningRefusedMails(tx, { kind, campaign }, { problem, recipients, now });
  });
}

/** Returns the people to whom the account is delegated with the right to change it. */
async function findDelegates({ database }: Deps, accountId: number): Promise<readonly Recipient[]> {
  return database.as(platformScope, async (tx) => {
    const people: Recipient[] = [];
    for (const id of await listDelegates(tx, accountId)) {
      const found = await findUser(tx, id);
      if (!found) continue;
      const viewer = { user: found.user, ownAccountId: found.accountId };
      if (accountAccessMode(viewer, accountId, [accountId]) === 'write') people.push(found.user);
    }
    return people;
  });
}

/** Returns the person with this id, who may belong to another account; null if they can no longer sign in. */
async function findScheduler({ database }: Deps, userId: number | null) {
  if (userId === null) return null;
  return (await database.as(platformScope, (tx) => findUser(tx, userId)))?.user ?? null;
}
