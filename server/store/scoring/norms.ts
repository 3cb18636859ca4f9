import { sql } from 'kysely';
import type { MetricKind } from '../../../domain/metrics/metricKinds.ts';
import type { NormVersion } from '../../../domain/scoring/personal/normVersion.ts';
import type { Tx } from '../database.ts';

type Facts = Pick<
  NormVersion,
  'parameters' | 'evidence_limit' | 'metrics' | 'reliability' | 'split_half' | 'is_from_many_accounts'
>;

/** Returns the sorted question versions, which identify a form whatever their order. */
export const formIds = (questionIds: readonly number[]): number[] => [...questionIds].sort((a, b) => a - b);

/** Returns the newest norm version of a form; null if there is none. */
export async function findNewestNorm(
  tx: Tx,
  kind: MetricKind,
  questionIds: readonly number[],
): Promise<NormVersion | null> {
  const row = await tx
    .selectFrom('norm_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<boolean>`question_ids = ${formIds(questionIds)}::int[]`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? normIn(row) : null;
}

/** Returns the newest norm version of any form of this kind; null if there is none. */
export async function findNewestNormOfKind(tx: Tx, kind: MetricKind): Promise<NormVersion | null> {
  const row = await tx
    .selectFrom('norm_versions')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? normIn(row) : null;
}

/** Returns one norm version. Norm versions are never deleted. */
export async function findNorm(tx: Tx, number: number): Promise<NormVersion | null> {
  const row = await tx
    .selectFrom('norm_versions')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? normIn(row) : null;
}

/** Returns the number of forms behind each norm version of this form. */
export async function listFormsOfNorms(tx: Tx, kind: MetricKind, questionIds: readonly number[]) {
  const rows = await tx
    .selectFrom('norm_versions')
    .select('forms')
    .where('kind', '=', kind)
    .where(sql<boolean>`question_ids = ${formIds(questionIds)}::int[]`)
    .execute();
  return rows.map(({ forms }) => forms);
}

export async function findNextNormNumber(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('norm_versions')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function addNorm(
  tx: Tx,
  norm: NormVersion,
  {
    kind,
    stage,
    day,
  }: { readonly kind: MetricKind; readonly stage: 'first' | 'final'; readonly day: string },
): Promise<void> {
  const { number, form_version_ids, n, parameters, metrics, reliability, split_half = null } = norm;
  const { is_from_many_accounts = false, evidence_limit } = norm;
  const facts: Facts = {
    parameters,
    ...(evidence_limit === undefined ? {} : { evidence_limit }),
    metrics,
    reliability,
    split_half,
    is_from_many_accounts,
  };
  await tx
    .insertInto('norm_versions')
    .values({
      number,
      kind,
      stage,
      question_ids: formIds(form_version_ids),
      forms: n,
      facts: JSON.stringify(facts),
      made_on: day,
    })
    .execute();
}

interface Row {
  readonly number: number;
  readonly question_ids: readonly number[];
  readonly forms: number;
  readonly facts: unknown;
}

/** Reads the facts that `addNorm` wrote. */
const normIn = ({ number, question_ids, forms, facts }: Row): NormVersion => ({
  number,
  form_version_ids: question_ids,
  n: forms,
  ...(facts as Facts),
});
