import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import type { Tx } from '../database.ts';

/** The account's custom questions, frozen when a campaign is launched: version ids in order. */
export interface FrozenSupplementals {
  readonly supplemental_ids: readonly number[];
  /** The mandatory questions among them. */
  readonly required_ids: readonly number[];
}

/** One version of a custom question. */
export interface SupplementalVersionForm {
  readonly id: number;
  readonly form: SupplementalQuestionContent;
}

/** Returns the ids that do not belong to a question of the account. */
export async function findUnknownSupplementals(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('supplemental_questions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Whether one of these questions, which were checked to be the account's, asks for the eNPS. */
export async function hasEnpsQuestion(tx: Tx, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await tx
    .selectFrom('supplemental_questions')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'enps')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the active versions of these questions, in the order defined by the account. */
export async function freezeSupplementals(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
): Promise<FrozenSupplementals> {
  if (ids.length === 0) return { supplemental_ids: [], required_ids: [] };
  const rows = await tx
    .selectFrom('supplemental_questions as question')
    .innerJoin('supplemental_versions as version', (join) =>
      join.onRef('version.question_id', '=', 'question.id').onRef('version.version', '=', 'question.version'),
    )
    .select(['version.id', 'question.required'])
    .where('question.account_id', '=', accountId)
    .where('question.id', 'in', ids)
    .orderBy('question.place')
    .orderBy('question.id')
    .execute();
  return {
    supplemental_ids: rows.map(({ id }) => id),
    required_ids: rows.filter(({ required }) => required).map(({ id }) => id),
  };
}

/** Returns the contents of these versions, in the order of `ids`. */
export async function findSupplementalForms(
  tx: Tx,
  ids: readonly number[],
): Promise<SupplementalVersionForm[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('supplemental_versions')
    .select(['id', 'form'])
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
