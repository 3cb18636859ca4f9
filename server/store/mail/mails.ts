import { type SqlBool, sql } from 'kysely';
import { usableAccountStatuses } from '../../../domain/accounts/accountStatuses.ts';
import type { Channel } from '../../../domain/campaigns/deliveryChannels.ts';
import type { MailTemplate } from '../../../locales/en/mails.ts';
import type { Tx } from '../database.ts';

/** Emails with a secret that proves who reads them. */
const mailsWithSecrets = [
  'resetPassword',
  'setPassword',
  'signInCode',
] as const satisfies readonly MailTemplate[];

/** Invitations and reminders of the personal metrics; their params contain the assignment. */
export const assessmentMails = [
  'selfInvitation',
  'raterInvitation',
  'applicantInvitation',
  'selfReminder',
  'raterReminder',
  'applicantReminder',
] as const satisfies readonly MailTemplate[];

/**
 * Emails whose recipients are confidential. They appear in no list and are deleted after they are sent (R17,
 * R21).
 */
export const unlistedMails = ['reminder', 'raterReminder'] as const satisfies readonly MailTemplate[];
const isListed = sql<SqlBool>`template <> all(${[...unlistedMails]}::text[])`;

export type MailParams = Readonly<Record<string, string | number | null>>;

export interface NewMail {
  readonly accountId: number | null;
  readonly userId: number | null;
  readonly to: string;
  readonly template: MailTemplate;
  /** Never contains a token: tokens are sealed (`vault/mailSecrets.ts`) or derived when the email is sent. */
  readonly params: MailParams;
  readonly at: Date;
}

export interface StoredMail {
  readonly id: number;
  readonly user_id: number | null;
  readonly account_id: number | null;
  /** An email address, or the number of a text message. */
  readonly to_address: string;
  readonly channel: Channel;
  readonly template: string;
  readonly params: MailParams;
  readonly status: 'queued' | 'sent' | 'failed' | 'outbox';
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: string;
}

export type UnsentMail = StoredMail & { readonly status: Exclude<StoredMail['status'], 'sent'> };

const columns = [
  'id',
  'user_id',
  'account_id',
  'to_address',
  'channel',
  'template',
  'params',
  'status',
  'attempts',
  'last_error',
  'created_at',
] as const;

export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  await queueMails(tx, [mail]);
}

/** `mails` must not be empty. */
export async function queueMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  await tx
    .insertInto('mails')
    .values(
      mails.map((mail) => ({
        account_id: mail.accountId,
        user_id: mail.userId,
        to_address: mail.to,
        template: mail.template,
        params: JSON.stringify(mail.params),
        created_at: mail.at.toISOString(),
        last_error: null,
        sent_at: null,
      })),
    )
    .execute();
}

interface ClaimOptions {
  readonly channel: Channel;
  readonly now: Date;
  readonly waits: readonly number[];
  readonly limit: number;
}

/**
 * Claims due emails or text messages and counts the attempt, which also keeps other workers away until the next attempt is due. Emails of
 * inactive accounts wait. The accounts take turns with their text messages, whose provider is slow. `waits` contains the minutes before each attempt, starting with the first.
 */
export async function claimMails(
  tx: Tx,
  { channel, now, waits, limit }: ClaimOptions,
): Promise<StoredMail[]> {
  const isDue = sql<SqlBool>`
    status = 'queued' and channel = ${channel}
      and (account_id is null or exists (
        select from accounts where accounts.id = account_id
          and accounts.status = any(${[...usableAccountStatuses]}::text[])))
      and created_at
      + (${[...waits]}::int[])[attempts + 1] * interval '1 minute' <= ${now.toISOString()}::timestamptz`;
  const inTurn = sql`
    select id from (select id, row_number() over (partition by account_id order by id) as turn
      from mails where ${isDue}) as turns
    order by turn, id limit ${limit}`;
  const due =
    channel === 'sms'
      ? sql<number>`select id from mails where ${isDue} and id = any(array(${inTurn})) for update skip locked`
      : sql<number>`select id from mails where ${isDue} order by id limit ${limit} for update skip locked`;
  return tx
    .updateTable('mails')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', sql<number>`any(array(${due}))`)
    .returning(columns)
    .execute();
}

/** Ends the retries of emails whose attempts never completed, for example after a crash of the process. */
export async function endRetries(tx: Tx, channel: Channel, attempts: number): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ status: 'failed' })
    .where('status', '=', 'queued')
    .where('channel', '=', channel)
    .where('attempts', '>=', attempts)
    .execute();
}

/** Deletes the contents of a sent email and keeps only the fact that it was sent. */
export async function markSent(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ status: 'sent', sent_at: now.toISOString(), params: '{}', last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markUnsent(
  tx: Tx,
  id: number,
  { status, reason }: { status: 'queued' | 'failed' | 'outbox'; reason: string | null },
): Promise<void> {
  await tx.updateTable('mails').set({ status, last_error: reason }).where('id', '=', id).execute();
}

/**
 * Moves queued emails to the outbox, where they are shown if there is no mail server, and deletes unlisted
 * ones.
 */
export async function moveToOutbox(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('status', '=', 'queued')
    .where('channel', '=', 'email')
    .where('template', 'in', unlistedMails)
    .execute();
  await tx
    .updateTable('mails')
    .set({ status: 'outbox' })
    .where('status', '=', 'queued')
    .where('channel', '=', 'email')
    .execute();
}

/** Ends text messages that wait while no provider is configured; reminders are deleted, because no list may contain them. */
export async function endTextMessages(tx: Tx): Promise<void> {
  const waiting = { status: 'queued', channel: 'sms' } as const;
  await tx
    .deleteFrom('mails')
    .where((where) => where.and(waiting))
    .where('template', 'in', unlistedMails)
    .execute();
  await tx
    .updateTable('mails')
    .set({ status: 'failed', last_error: 'SMS off' })
    .where((where) => where.and(waiting))
    .execute();
}

/** Queues a claimed message for later without counting the attempt. */
export async function postponeMail(tx: Tx, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ created_at: at.toISOString(), attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where('id', '=', id)
    .execute();
}

/**
 * Drops emails that are no longer needed. Invitations to a benchmark campaign stay until it closes or they are withdrawn: if they
 * disappeared when a person finishes, the outbox would reveal it (R21).
 */
export async function dropObsolete(tx: Tx): Promise<void> {
  await sql`
    delete from mails
    where status in ('queued', 'outbox', 'failed') and template in ('invitation', 'reminder')
      and not exists (
        select from participations
        join benchmark_campaigns on benchmark_campaigns.id = participations.campaign_id
        where participations.id = (mails.params ->> 'participation_id')::int
          and participations.invitation_state <> 'withdrawn' and benchmark_campaigns.status = 'open'
          and (mails.template = 'invitation' or participations.status <> 'finished'))`.execute(tx);
  await sql`
    delete from mails
    where status in ('queued', 'outbox', 'failed') and template = any(${[...assessmentMails]}::text[])
      and not exists (
        select from assignments
        left join survey_campaigns on survey_campaigns.id = assignments.campaign_id
        left join requisitions on requisitions.id = assignments.requisition_id
        where assignments.id = (mails.params ->> 'assignment_id')::int
          and assignments.nomination = 'approved' and assignments.status <> 'finished'
          and coalesce(survey_campaigns.status, requisitions.status) = 'open')`.execute(tx);
}

/** Drops unsent emails with secrets to these people. */
export async function dropMailsWithSecrets(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where(sql<SqlBool>`user_id = any(${[...userIds]}::int[])`)
    .where('status', '!=', 'sent')
    .where('template', 'in', mailsWithSecrets)
    .execute();
}

export async function removeMail(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('mails').where('id', '=', id).execute();
}

/** Returns unsent emails without unlisted ones, newest first. */
export async function readPageOfWaitingMails(
  tx: Tx,
  { from, size }: { from: number; size: number },
): Promise<{ mails: UnsentMail[]; total: number }> {
  const unsentMails = tx.selectFrom('mails').where('status', '!=', 'sent').where(isListed);
  const { total } = await unsentMails
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const mails = await unsentMails.select(columns).orderBy('id', 'desc').offset(from).limit(size).execute();
  return { mails: mails as UnsentMail[], total }; // The condition above excludes other states.
}

/** Queues an unsent email again, with its attempts reset. */
export async function requeueMail(tx: Tx, id: number, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('mails')
    .set({ status: 'queued', attempts: 0, last_error: null, created_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', ['failed', 'outbox'])
    .where(isListed)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
