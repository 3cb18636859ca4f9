import type { Insertable, Selectable, Updateable } from 'kysely';
import type { CampaignKind } from '../../../domain/questions/campaignKinds.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import type { Tx } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

export type Supplemental = Selectable<Tables['supplemental_questions']>;

export interface SupplementalVersion {
  readonly id: number;
  readonly version: number;
  readonly form: SupplementalQuestionContent;
  readonly written_at: string;
  readonly written_by: number | null;
}

const supplementalQuery = (tx: Tx, accountId: number, id: number) =>
  tx
    .selectFrom('supplemental_questions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id);

/** Returns a question of the account; null if the account has no such question. */
export async function findSupplemental(tx: Tx, accountId: number, id: number): Promise<Supplemental | null> {
  return (await supplementalQuery(tx, accountId, id).executeTakeFirst()) ?? null;
}

/** Like `findSupplemental`, but locks the row until the transaction ends. */
export async function lockSupplemental(tx: Tx, accountId: number, id: number): Promise<Supplemental | null> {
  return (await supplementalQuery(tx, accountId, id).forUpdate().executeTakeFirst()) ?? null;
}

export async function addSupplemental(
  tx: Tx,
  row: Insertable<Tables['supplemental_questions']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('supplemental_questions')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeSupplemental(
  tx: Tx,
  { accountId, id }: { accountId: number; id: number },
  change: Updateable<Tables['supplemental_questions']>,
): Promise<void> {
  await tx
    .updateTable('supplemental_questions')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Returns the active questions of the account for one kind of campaign, in the account's order. */
export async function listActiveSupplementalIds(
  tx: Tx,
  accountId: number,
  kind: CampaignKind,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('supplemental_questions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('active', '=', true)
    .where(({ eb, val }) => eb(val(kind), '=', ({ fn }) => fn.any('campaign_kinds')))
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the highest position in the account; 0 without questions. */
export async function findLastPosition(tx: Tx, accountId: number): Promise<number> {
  const row = await tx
    .selectFrom('supplemental_questions')
    .select((eb) => eb.fn.max('place').as('place'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.place ?? 0;
}

/** Returns all versions, newest first. */
export async function supplementalVersions(tx: Tx, questionId: number): Promise<SupplementalVersion[]> {
  return tx
    .selectFrom('supplemental_versions')
    .select(['id', 'version', 'form', 'written_at', 'written_by'])
    .where('question_id', '=', questionId)
    .orderBy('version', 'desc')
    .execute();
}

export async function addSupplementalVersion(
  tx: Tx,
  {
    form,
    ...row
  }: Omit<Insertable<Tables['supplemental_versions']>, 'form'> & { form: SupplementalQuestionContent },
): Promise<number> {
  const { id } = await tx
    .insertInto('supplemental_versions')
    .values({ ...row, form: JSON.stringify(form) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the questions offered to all accounts, in order; requires a platform transaction. */
export async function listSharedSupplementals(
  tx: Tx,
): Promise<(Supplemental & { form: SupplementalQuestionContent; version_id: number })[]> {
  return tx
    .selectFrom('supplemental_questions as question')
    .innerJoin('supplemental_versions as version', (join) =>
      join.onRef('version.question_id', '=', 'question.id').onRef('version.version', '=', 'question.version'),
    )
    .selectAll('question')
    .select(['version.form', 'version.id as version_id'])
    .where('question.shared', '=', true)
    .where('question.active', '=', true)
    .orderBy('question.place')
    .orderBy('question.id')
    .execute();
}

/** Returns the offered questions that the account has adopted. */
export async function listAdoptedQuestions(tx: Tx, accountId: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('supplemental_questions')
    .select('copied_from')
    .where('account_id', '=', accountId)
    .where('copied_from', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ copied_from }) => copied_from ?? []));
}
