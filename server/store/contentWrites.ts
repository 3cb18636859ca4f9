import type { Tx } from './database.ts';
import type { StoredOption } from './storedTables.ts';

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

interface QuestionRow {
  readonly code: string;
  readonly element_id: number;
  readonly text: string;
  readonly options: readonly StoredOption[];
  readonly position: number;
}

/** Leaves a question that says the same as before alone; anything else becomes its next version. */
export async function keepQuestion(tx: Tx, question: QuestionRow): Promise<void> {
  const { code, position } = question;
  const newest = await tx
    .selectFrom('questions')
    .selectAll()
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (newest && sayingOf(newest) === sayingOf(question)) {
    if (newest.active && newest.position === position) return;
    await tx.updateTable('questions').set({ active: true, position }).where('id', '=', newest.id).execute();
    return;
  }
  await tx.updateTable('questions').set({ active: false }).where('code', '=', code).execute();
  await tx
    .insertInto('questions')
    .values({ ...question, options: JSON.stringify(question.options), version: (newest?.version ?? 0) + 1 })
    .execute();
}

type Saying = Pick<QuestionRow, 'element_id' | 'text' | 'options'>;

const sayingOf = ({ element_id, text, options }: Saying) =>
  JSON.stringify([element_id, text, options.map(({ id, text: words, key }) => [id, words, key])]);

/** Questions that are no longer in the benchmark are asked no more, and stay for those who were asked them. */
export async function retireQuestions(tx: Tx, askedCodes: readonly string[]): Promise<void> {
  let query = tx.updateTable('questions').set({ active: false }).where('active', '=', true);
  if (askedCodes.length > 0) query = query.where('code', 'not in', askedCodes);
  await query.execute();
}
