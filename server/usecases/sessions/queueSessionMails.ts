import type { sessionMails } from '../../../locales/en/sessionMails.ts';
import type { Tx } from '../../store/database.ts';
import { queueMails } from '../../store/mail/mails.ts';
import type { StoredRegistration } from '../../store/sessions/registrations.ts';
import { listAddresses } from '../../store/sessions/sessionMails.ts';

export type SessionMail = keyof typeof sessionMails;

/** Queues an email to each of these people, in the transaction of the change. People without an address get none. */
export async function queueSessionMails(
  tx: Tx,
  template: SessionMail,
  registrations: readonly StoredRegistration[],
  now: Date,
): Promise<void> {
  if (registrations.length === 0) return;
  const people = await listAddresses(
    tx,
    registrations.map(({ user_id }) => user_id),
  );
  const byUser = new Map(people.map((person) => [person.id, person]));
  const mails = registrations.flatMap(({ id, user_id, calendar_sequence }) => {
    const person = byUser.get(user_id);
    if (!person) return [];
    const { account_id: accountId, email: to } = person;
    const params = { registration_id: id, sequence: calendar_sequence };
    return [{ accountId, userId: user_id, to, template, params, at: now }];
  });
  if (mails.length > 0) await queueMails(tx, mails);
}
