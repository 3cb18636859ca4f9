import { type RawBuilder, sql } from 'kysely';
import { type BatchedAnswer, feedbackBatch } from '../../../domain/feedback/feedbackBatches.ts';
import type { Tx } from '../database.ts';

/** Tables of feedback: without person and time, and with the batch that an answer belongs to. */
type FeedbackTable = 'event_feedback' | 'course_ratings';

/** The columns that say what the answers are about, and their values. */
type Subject = Readonly<Record<string, number>>;

const listOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql`, `);
const columns = (names: readonly string[]) => listOf(names.map((name) => sql.ref(name)));
const integers = (values: readonly number[]) => listOf(values.map((value) => sql`${value}::int`));
const isAbout = (subject: Subject) =>
  sql.join(
    Object.entries(subject).map(([name, value]) => sql`${sql.ref(name)} = ${value}::int`),
    sql` and `,
  );

/** Stores answers without their person and time. Answers about the same subject must be stored one after the other, so that batches are complete. */
export async function addToBatch(
  tx: Tx,
  table: FeedbackTable,
  subject: Subject,
  answers: Readonly<Record<string, number>>,
): Promise<void> {
  await sql`insert into ${sql.table(table)} (${columns([...Object.keys(subject), 'batch', ...Object.keys(answers)])})
    select ${integers(Object.values(subject))}, count(*)::int / ${feedbackBatch}::int,
      ${integers(Object.values(answers))}
    from ${sql.table(table)} where ${isAbout(subject)}`.execute(tx);
}

/** Returns the answers of complete batches. `separate` names further columns by which batches were filled. */
export async function listCompleteBatches<Q extends string>(
  tx: Tx,
  table: FeedbackTable,
  { subject, questions, separate = [] }: { subject: Subject; questions: readonly Q[]; separate?: string[] },
): Promise<BatchedAnswer<Q>[]> {
  const batch = columns([...separate, 'batch']);
  const { rows } = await sql<BatchedAnswer<Q>>`select concat_ws(':', ${batch}) as batch, ${columns(questions)}
    from ${sql.table(table)} where ${isAbout(subject)} and (${batch}) in (select ${batch} from ${sql.table(table)}
      where ${isAbout(subject)} group by ${batch} having count(*) = ${feedbackBatch}::int)`.execute(tx);
  return rows;
}
