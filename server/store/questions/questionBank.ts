import { type Selectable, sql, type Updateable } from 'kysely';
import type { BlockStatement } from '../../../domain/questions/questionBlock.ts';
import type { Tx } from '../database.ts';
import type { StoredOption } from '../tables/questions.ts';
import type { Tables } from '../tables/tables.ts';

/** The permanent part of a question, common to all versions. */
export type BankQuestion = Selectable<Tables['question_bank']>;

export interface QuestionVersion {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
  readonly element_id: number | null;
  readonly text: string;
  readonly statements: readonly BlockStatement[];
  readonly written_at: string;
  readonly written_by: number | null;
}

/** Reads the question and locks the row; null if it does not exist. */
export async function lockQuestion(tx: Tx, id: number): Promise<BankQuestion | null> {
  const locked = tx.selectFrom('question_bank').selectAll().where('id', '=', id).forUpdate();
  return (await locked.executeTakeFirst()) ?? null;
}

export async function findQuestion(tx: Tx, id: number): Promise<BankQuestion | null> {
  const row = await tx.selectFrom('question_bank').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

const versionColumns = [
  'id',
  'version',
  'active',
  'element_id',
  'text',
  'options',
  'written_at',
  'written_by',
] as const;

export async function findQuestionByCode(tx: Tx, code: string): Promise<BankQuestion | null> {
  const row = await tx.selectFrom('question_bank').selectAll().where('code', '=', code).executeTakeFirst();
  return row ?? null;
}

/** Returns all questions of every form. */
export async function listBank(tx: Tx): Promise<BankQuestion[]> {
  return tx.selectFrom('question_bank').selectAll().execute();
}

export async function changeQuestion(
  tx: Tx,
  id: number,
  change: Updateable<Tables['question_bank']>,
): Promise<void> {
  await tx.updateTable('question_bank').set(change).where('id', '=', id).execute();
}

/** Returns all versions, newest first. */
export async function listVersions(tx: Tx, bankId: number): Promise<QuestionVersion[]> {
  return (await listVersionsOfEach(tx, [bankId])).get(bankId) ?? [];
}

/** Returns all versions of several questions, newest first, by question. */
export async function listVersionsOfEach(
  tx: Tx,
  bankIds: readonly number[],
): Promise<Map<number, QuestionVersion[]>> {
  if (bankIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('questions')
    .select(['bank_id', ...versionColumns])
    .where('bank_id', 'in', bankIds)
    .orderBy('version', 'desc')
    .execute();
  const versions = new Map<number, QuestionVersion[]>(bankIds.map((id) => [id, []]));
  for (const { bank_id, options, ...row } of rows) {
    versions.get(bank_id)?.push({ ...row, statements: options.map(asStatement) });
  }
  return versions;
}

export interface NewVersion {
  readonly bank: Pick<BankQuestion, 'id' | 'code' | 'position'>;
  readonly version: number;
  readonly element_id: number | null;
  readonly text: string;
  readonly statements: readonly BlockStatement[];
  readonly active: boolean;
  readonly writtenBy: number | null;
  readonly at: string;
}

export async function addVersion(tx: Tx, version: NewVersion): Promise<number> {
  const [id] = await addVersions(tx, [version]);
  if (id === undefined) throw new Error('a version was not kept');
  return id;
}

/** Adds versions; returns their ids in no particular order. */
export async function addVersions(tx: Tx, versions: readonly NewVersion[]): Promise<number[]> {
  const added = await tx.insertInto('questions').values(versions.map(rowOf)).returning('id').execute();
  return added.map(({ id }) => id);
}

const rowOf = ({ bank, version, active, element_id, text, statements, at, writtenBy }: NewVersion) => ({
  bank_id: bank.id,
  code: bank.code,
  version,
  active,
  element_id,
  text,
  options: JSON.stringify(statements.map(asOption)),
  position: positionOf(bank),
  written_at: at,
  written_by: writtenBy,
});

/** Returns the position of a question within its element, or within its form of the personal metrics. */
export const positionOf = ({ position }: Pick<BankQuestion, 'position'>): number => position % 100;

/** Makes one version the active one for new campaigns; null retires the question. */
export async function activateVersion(tx: Tx, bankId: number, version: number | null): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ active: sql<boolean>`version = ${version ?? 0}` })
    .where('bank_id', '=', bankId)
    .execute();
}

/** Returns the number of campaigns of all accounts that use each version: all launched ones, and the open ones. */
export async function countCampaignsByVersion(
  tx: Tx,
  versionIds: readonly number[],
): Promise<Map<number, { readonly all: number; readonly open: number }>> {
  const people = new Map<number, { all: number; open: number }>();
  if (versionIds.length === 0) return people;
  const rows = await tx
    .selectFrom('campaign_forms')
    .innerJoin('benchmark_campaigns', 'benchmark_campaigns.id', 'campaign_forms.campaign_id')
    .select(['campaign_forms.question_ids', 'benchmark_campaigns.status'])
    .where(sql<boolean>`campaign_forms.question_ids && array[${sql.join(versionIds)}]::integer[]`)
    .execute();
  for (const { question_ids, status } of rows) {
    for (const id of versionIds.filter((one) => question_ids.includes(one))) {
      const { all, open } = people.get(id) ?? { all: 0, open: 0 };
      people.set(id, { all: all + 1, open: open + (status === 'open' ? 1 : 0) });
    }
  }
  return people;
}

/** Returns names of people of any account by id. */
export async function readWriterNames(
  tx: Tx,
  userIds: readonly (number | null)[],
): Promise<(userId: number | null) => string | null> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  const query = tx.selectFrom('users').select(['id', 'first_name', 'last_name']);
  const rows = ids.length === 0 ? [] : await query.where('id', 'in', ids).execute();
  const names = new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
  return (userId) => (userId === null ? null : (names.get(userId) ?? null));
}

const asStatement = ({ id, text, key, metric }: StoredOption): BlockStatement => ({
  id,
  text,
  key,
  metric: metric ?? null,
});

const asOption = ({ id, text, key, metric }: BlockStatement): StoredOption => ({
  id,
  text,
  key,
  ...(metric === null ? {} : { metric }),
});
