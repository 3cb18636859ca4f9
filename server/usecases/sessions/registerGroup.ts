import { isAdmin } from '../../../domain/access/roles.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { checkGroupFits } from '../../../domain/sessions/seats.ts';
import { isTopicOffered } from '../../../domain/sessions/sessionAudience.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf, scopeWithPlatform } from '../../kernel/scope.ts';
import { listRegistrable } from '../../store/sessions/groupMembers.ts';
import { lockSession } from '../../store/sessions/lockSession.ts';
import { addRegistrations, listRegisteredAmong } from '../../store/sessions/registrations.ts';
import { checkConflicts, checkRegistrationOpen } from './checkRegistration.ts';
import { queueSessionMails } from './queueSessionMails.ts';
import { settleSeats } from './settleSeats.ts';

interface GroupRegistration {
  readonly event_id: number;
  readonly user_ids: readonly number[];
  readonly despite_conflict: boolean;
}

/**
 * Registers several people together: all of them get a seat, or none does. Leads register people of their teams, administrators anyone in
 * the account. In a session with approval, all of them are requests. Throws `not_found`, also for people outside their reach,
 * `registration_closed`, `already_registered`, `session_conflict`, `seats_short`.
 */
export async function registerGroup(
  deps: Deps,
  caller: Caller,
  { event_id, user_ids, despite_conflict }: GroupRegistration,
): Promise<void> {
  const accountId = accountOf(caller);
  const { user } = caller.person;
  const userIds = [...new Set(user_ids)];
  const now = deps.clock.now();
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const session = requireFound(await lockSession(tx, event_id));
    const leaderId = isAdmin(user) ? null : user.id;
    const people = await listRegistrable(tx, { accountId, leaderId }, userIds);
    const areAllOffered = people.every((person) => isTopicOffered(session, person));
    if (people.length < userIds.length || !areAllOffered || session.status === 'planned')
      throw new Refusal('not_found');
    checkRegistrationOpen(session, now);
    if ((await listRegisteredAmong(tx, event_id, userIds)).length > 0)
      throw new Refusal('already_registered');
    await checkConflicts(tx, session, { userIds, isAccepted: despite_conflict });
    const seats = await settleSeats(tx, session, now);
    if (!session.needs_approval) checkGroupFits(userIds.length, seats);
    const status = session.needs_approval ? 'requested' : 'registered';
    const added = await addRegistrations(tx, {
      accountId,
      eventId: event_id,
      userIds,
      status,
      registeredBy: user.id,
      now,
    });
    if (status === 'registered') await queueSessionMails(tx, 'sessionRegistered', added, now);
    await recordAudit(tx, caller, {
      action: 'register',
      resource: 'event_registrations',
      id: event_id,
      after: { status, people: userIds.length },
      now,
    });
  });
  await deps.jobs.wake('send-mails');
}
