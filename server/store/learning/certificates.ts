import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Learner } from './enrolments.ts';

export interface Certificate {
  readonly id: number;
  readonly account_id: number;
  readonly course_id: number;
  readonly code: string;
  readonly person_name: string;
  readonly course_title: string;
  readonly issued_on: string;
  readonly expires_on: string | null;
  readonly revoked_on: string | null;
}

const columns = [
  'id',
  'account_id',
  'course_id',
  'code',
  'person_name',
  'course_title',
  'issued_on',
  'expires_on',
  'revoked_on',
] as const;

/** Returns whether a course gives a certificate, and for how many months; null if it gives none. */
export async function findCertificateRule(
  tx: Tx,
  courseId: number,
): Promise<{ readonly months: number | null } | null> {
  const row = await tx
    .selectFrom('courses')
    .select(['certificate', 'certificate_months as months'])
    .where('id', '=', courseId)
    .executeTakeFirst();
  return row?.certificate ? { months: row.months } : null;
}

/** Returns the name of a person as a certificate prints it. */
export async function readPrintedName(tx: Tx, { accountId, userId }: Learner): Promise<string> {
  const { first_name, last_name, email } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return [first_name, last_name].filter(Boolean).join(' ') || (email ?? String(userId));
}

interface NewCertificate extends Omit<Certificate, 'id' | 'account_id' | 'revoked_on'> {
  readonly enrolment_id: number;
}

/** Adds a certificate, unless the enrolment already has one. */
export async function addCertificate(
  tx: Tx,
  { accountId, userId }: Learner,
  certificate: NewCertificate,
): Promise<void> {
  await tx
    .insertInto('certificates')
    .values({ ...certificate, account_id: accountId, user_id: userId, revoked_on: null, revoked_by: null })
    .onConflict((conflict) => conflict.column('enrolment_id').doNothing())
    .execute();
}

/** The most certificates of one person that are listed. */
const maxListed = 200;

/** Returns the certificates of a person, the newest first. */
export async function listOwnCertificates(tx: Tx, { accountId, userId }: Learner): Promise<Certificate[]> {
  return tx
    .selectFrom('certificates')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('issued_on', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
}

/** Returns a certificate of this person. */
export async function findOwnCertificate(
  tx: Tx,
  { accountId, userId }: Learner,
  id: number,
): Promise<Certificate | null> {
  const row = await tx
    .selectFrom('certificates')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the certificate with a code, in any account. */
export async function findCertificateByCode(tx: Tx, code: string): Promise<Certificate | null> {
  const row = await tx.selectFrom('certificates').select(columns).where('code', '=', code).executeTakeFirst();
  return row ?? null;
}

/** Whether a person has a later certificate of the same course, which replaces this one. */
export async function hasLaterCertificate(
  tx: Tx,
  { accountId, userId }: Learner,
  { id, course_id }: Pick<Certificate, 'id' | 'course_id'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('certificates')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('course_id', '=', course_id)
    .where('id', '>', id)
    .where('revoked_on', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Marks certificates that expire up to a day, and returns their people. Those who already have a later certificate of the course aren't
 * returned. Rows that another server has locked are left to it.
 */
export async function takeExpiringCertificates(
  tx: Tx,
  upTo: string,
  limit: number,
): Promise<{ account_id: number; user_id: number | null }[]> {
  const { rows } = await sql<{ account_id: number; user_id: number | null }>`
    with expiring as (select id from certificates
      where expires_on <= ${upTo}::date and revoked_on is null and not notified_expiry
      order by id limit ${limit} for update skip locked)
    update certificates c set notified_expiry = true from expiring where c.id = expiring.id
    returning c.account_id, case when exists (select from certificates later
      where later.user_id = c.user_id and later.course_id = c.course_id and later.id > c.id
        and later.revoked_on is null) then null else c.user_id end as user_id`.execute(tx);
  return rows;
}

/** Returns the certificates of an account that a name or a course contains, the newest first, and their number. */
export async function searchCertificates(
  tx: Tx,
  accountId: number,
  { search, from, size }: { readonly search: string; readonly from: number; readonly size: number },
): Promise<{ total: number; certificates: Certificate[] }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = tx
    .selectFrom('certificates')
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('person_name', 'ilike', pattern), row('course_title', 'ilike', pattern)]));
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const certificates = await matching
    .select(columns)
    .orderBy('issued_on', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(size)
    .execute();
  return { total, certificates };
}

/** Revokes a certificate of an account. Returns whether it was valid until now. */
export async function setCertificateRevoked(
  tx: Tx,
  accountId: number,
  { id, by, on }: { readonly id: number; readonly by: number; readonly on: string },
): Promise<boolean> {
  const rows = await tx
    .updateTable('certificates')
    .set({ revoked_on: on, revoked_by: by })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('revoked_on', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Whether an account has a certificate with this id. */
export async function hasCertificate(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('certificates')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
