import type { MetricKind } from '../../../domain/metrics/metricKinds.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import type { Tx } from '../database.ts';
import type { StoredOption } from '../tables/questions.ts';

/** One of the four statements. `key` is 1, or -1 for reverse wording; it is never sent to respondents. */
export interface MetricOption {
  readonly id: number;
  readonly text: string;
  readonly key: 1 | -1;
  readonly metric: Metric;
}

/** One version of a question of the personal metrics. */
export interface StoredMetricQuestion {
  readonly id: number;
  readonly code: string;
  readonly version: number;
  readonly text: string;
  readonly options: readonly MetricOption[];
}

const columns = ['questions.id', 'questions.code', 'questions.version', 'questions.text'] as const;

/** Returns the active questions of a form, in order. */
export async function listMetricQuestions(tx: Tx, kind: MetricKind): Promise<StoredMetricQuestion[]> {
  const rows = await tx
    .selectFrom('questions')
    .innerJoin('question_bank', 'question_bank.id', 'questions.bank_id')
    .select([...columns, 'questions.options'])
    .where('question_bank.kind', '=', kind)
    .where('questions.active', '=', true)
    .orderBy('question_bank.position')
    .orderBy('questions.id')
    .execute();
  return rows.map(withMetrics);
}

/** Returns the versions with these ids, active or retired, in the order of `ids`; benchmark questions are skipped. */
export async function findMetricQuestions(tx: Tx, ids: readonly number[]): Promise<StoredMetricQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('questions')
    .innerJoin('question_bank', 'question_bank.id', 'questions.bank_id')
    .select([...columns, 'questions.options'])
    .where('questions.id', 'in', ids)
    .where('question_bank.kind', '<>', 'm')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, withMetrics(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Row = Omit<StoredMetricQuestion, 'options'> & { readonly options: readonly StoredOption[] };

/** `validateBlock` has checked that every statement has a metric and a key of 1 or -1. */
const withMetrics = ({ options, ...question }: Row): StoredMetricQuestion => ({
  ...question,
  options: options.map(({ id, text, key, metric }) => ({
    id,
    text,
    key: key === -1 ? -1 : 1,
    metric: metric as Metric,
  })),
});
