import type { BlockStatement, QuestionKind } from '../../../domain/questions/questionBlock.ts';
import type { Tx } from '../database.ts';
import { addVersions, positionOf } from '../questions/questionBank.ts';

interface TopicRow {
  readonly code: string;
  readonly topic: string;
  readonly description: string;
  readonly position: number;
}

export async function storeTopic(tx: Tx, row: TopicRow): Promise<number> {
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

export async function storeElement(tx: Tx, row: ElementRow): Promise<number> {
  const { id } = await tx
    .insertInto('elements')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A question from the product's content. Topic and element refer to the benchmark and are null for personal metrics. */
export interface ShippedQuestion {
  readonly kind: QuestionKind;
  readonly code: string;
  readonly topic_id: number | null;
  readonly element_id: number | null;
  readonly text: string;
  readonly statements: readonly BlockStatement[];
  readonly position: number;
}

/** Adds new questions in their first version. */
export async function addQuestions(tx: Tx, questions: readonly ShippedQuestion[], at: string): Promise<void> {
  if (questions.length === 0) return;
  const added = await tx
    .insertInto('question_bank')
    .values(
      questions.map(({ kind, code, topic_id, element_id, text, position }) => ({
        ...{ kind, code, topic_id, element_id, text, position },
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const idOf = new Map(added.map(({ id, code }) => [code, id]));
  const versions = questions.flatMap((question) => {
    const id = idOf.get(question.code);
    const first = { version: 1, active: true, writtenBy: null, at };
    return id === undefined ? [] : [{ ...question, ...first, bank: { ...question, id } }];
  });
  await addVersions(tx, versions);
}

/** Sets the position of a question in all its versions. */
export async function setQuestionPosition(tx: Tx, id: number, position: number): Promise<void> {
  await tx.updateTable('question_bank').set({ position }).where('id', '=', id).execute();
  await tx
    .updateTable('questions')
    .set({ position: positionOf({ position }) })
    .where('bank_id', '=', id)
    .execute();
}

/**
 * Retires the questions that the product no longer contains. Campaigns that use them keep their versions, and questions
 * that an administrator changed or activated are not retired.
 */
export async function retireQuestions(tx: Tx, askedCodes: readonly string[]): Promise<void> {
  let query = tx
    .updateTable('question_bank')
    .set({ active: false })
    .where('active', '=', true)
    .where('by_hand', '=', false);
  if (askedCodes.length > 0) query = query.where('code', 'not in', askedCodes);
  const retired = await query.returning('id').execute();
  if (retired.length === 0) return;
  const ids = retired.map(({ id }) => id);
  await tx.updateTable('questions').set({ active: false }).where('bank_id', 'in', ids).execute();
}
