import { sql } from 'kysely';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import type { Tx } from '../database.ts';

export type FormKind = 'answers' | 'feedback';

/** Submitted forms of a campaign wait with their respondents in one table, and without them in another (R23). */
export const formTables = {
  campaign: { waiting: 'waiting_forms', sealed: 'sealed_forms', respondent: 'participation_id' },
  cycle: { waiting: 'waiting_ratings', sealed: 'sealed_ratings', respondent: 'assignment_id' },
} as const;

export type FormTable = (typeof formTables)[KeyName['kind']]['waiting' | 'sealed'];

export const allFormTables: readonly FormTable[] = Object.values(formTables).flatMap(
  ({ waiting, sealed }) => [waiting, sealed],
);

/** A submitted form or feedback with its respondent: a participation or an assignment. */
export interface WaitingForm {
  readonly accountId: number;
  readonly respondentId: number;
  readonly box: Uint8Array;
}

/**
 * Stores submitted forms with their respondents, until they are moved. Sent as text, because binary values are several
 * times slower in the embedded database.
 */
export async function addWaitingForms(
  tx: Tx,
  { kind: campaignKind, id }: KeyName,
  kind: FormKind,
  forms: readonly WaitingForm[],
): Promise<void> {
  const { waiting, respondent } = formTables[campaignKind];
  const rows = forms.map(({ accountId, respondentId, box }) => ({
    account: accountId,
    respondent: respondentId,
    box: Buffer.from(box).toString('base64'),
  }));
  await sql`
    insert into ${sql.table(waiting)} (account_id, campaign_id, ${sql.ref(respondent)}, kind, box)
    select form.account, ${id}::int, form.respondent, ${kind}::text, decode(form.box, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as form (account int, respondent int, box text)`.execute(
    tx,
  );
}

/** Returns all submitted forms of a campaign, waiting or moved, in the order of their random ids. */
export async function submittedForms(
  tx: Tx,
  { kind: campaignKind, id }: KeyName,
  kind: FormKind,
): Promise<Buffer[]> {
  const { waiting, sealed } = formTables[campaignKind];
  const rowsOf = (table: string) => sql`
    select id, encode(box, 'base64') as box from ${sql.table(table)} where campaign_id = ${id} and kind = ${kind}`;
  const { rows } = await sql<{ box: string }>`
    ${rowsOf(waiting)} union all ${rowsOf(sealed)} order by id`.execute(tx);
  return rows.map(({ box }) => Buffer.from(box, 'base64'));
}

export async function countSubmittedForms(
  tx: Tx,
  { kind: campaignKind, id }: KeyName,
  kind: FormKind,
): Promise<number> {
  const { waiting, sealed } = formTables[campaignKind];
  const countIn = (table: string) => sql`
    (select count(*) from ${sql.table(table)} where campaign_id = ${id} and kind = ${kind})`;
  const { rows } = await sql<{ count: number }>`
    select (${countIn(waiting)} + ${countIn(sealed)})::int as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function removeSubmittedForms(tx: Tx, { kind, id }: KeyName): Promise<void> {
  const { waiting, sealed } = formTables[kind];
  for (const table of [waiting, sealed]) await tx.deleteFrom(table).where('campaign_id', '=', id).execute();
}
