import type { Tx } from './database.ts';

interface TopicRow {
  readonly code: string;
  readonly topic: string;
  readonly description: string;
  readonly position: number;
}

export async function keepTopic(tx: Tx, row: TopicRow): Promise<number> {
  const { id } = await tx
    .insertInto('topics')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface ElementRow {
  readonly code: string;
  readonly topic_id: number;
  readonly element: string;
  readonly description: string;
  readonly position: number;
}

export async function keepElement(tx: Tx, row: ElementRow): Promise<number> {
  const { id } = await tx
    .insertInto('elements')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface BankRow {
  readonly code: string;
  readonly topic_id: number;
  readonly element_id: number;
  readonly text: string;
  readonly position: number;
}

/** A question that was not there before. */
export async function addBankQuestion(tx: Tx, row: BankRow): Promise<number> {
  const { id } = await tx.insertInto('question_bank').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Where a question stands, whatever it says. */
export async function placeQuestion(tx: Tx, id: number, position: number): Promise<void> {
  await tx
    .updateTable('question_bank')
    .set({ position })
    .where('id', '=', id)
    .where('position', '<>', position)
    .execute();
  await tx
    .updateTable('questions')
    .set({ position: position % 100 })
    .where('bank_id', '=', id)
    .where('position', '<>', position % 100)
    .execute();
}

/**
 * Benchmark questions the product no longer brings are asked no more, and stay for those who were asked them;
 * those somebody here changed or switched on are theirs.
 */
export async function retireQuestions(tx: Tx, askedCodes: readonly string[]): Promise<void> {
  let query = tx
    .updateTable('question_bank')
    .set({ active: false })
    .where('kind', '=', 'm')
    .where('active', '=', true)
    .where('by_hand', '=', false);
  if (askedCodes.length > 0) query = query.where('code', 'not in', askedCodes);
  const retired = await query.returning('id').execute();
  if (retired.length === 0) return;
  const ids = retired.map(({ id }) => id);
  await tx.updateTable('questions').set({ active: false }).where('bank_id', 'in', ids).execute();
}
