import type { Deps } from '../../deps.ts';
import { findMetricQuestions, type StoredMetricQuestion } from '../../store/content/metricQuestions.ts';
import type { Database, Tx } from '../../store/database.ts';

/** Question versions never change, so each is read once per process. */
const questionCache = new WeakMap<Database, Map<number, StoredMetricQuestion>>();

/** The questions a campaign or role was opened with, in the order of the form. */
export async function readMetricForm(
  { database }: Pick<Deps, 'database'>,
  tx: Tx,
  ids: readonly number[],
): Promise<StoredMetricQuestion[]> {
  const known = questionCache.get(database) ?? new Map<number, StoredMetricQuestion>();
  questionCache.set(database, known);
  const unknown = ids.filter((id) => !known.has(id));
  for (const question of await findMetricQuestions(tx, unknown)) known.set(question.id, question);
  return ids.flatMap((id) => known.get(id) ?? []);
}
