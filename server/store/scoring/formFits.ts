import { sql } from 'kysely';
import type { MetricKind } from '../../../domain/metrics/metricKinds.ts';
import type { FormFit } from '../../../domain/scoring/personal/fit/formFit.ts';
import type { Tx } from '../database.ts';
import { formIds } from './norms.ts';

/** The fit of a form with its calibration. */
export interface StoredFormFit {
  readonly norm_version: number;
  readonly question_ids: readonly number[];
  readonly made_on: string;
  readonly facts: FormFit;
}

export async function addFormFit(tx: Tx, normVersion: number, fit: FormFit): Promise<void> {
  await tx
    .insertInto('form_fits')
    .values({ norm_version: normVersion, facts: JSON.stringify(fit) })
    .execute();
}

/** Returns the newest fit of a kind of form; null if there is none. */
export async function findNewestFormFit(tx: Tx, kind: MetricKind): Promise<StoredFormFit | null> {
  const row = await tx
    .selectFrom('form_fits')
    .innerJoin('norm_versions', 'norm_versions.number', 'form_fits.norm_version')
    .select([
      'form_fits.norm_version',
      'norm_versions.question_ids',
      'norm_versions.made_on',
      'form_fits.facts',
    ])
    .where('norm_versions.kind', '=', kind)
    .orderBy('form_fits.norm_version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the number of forms behind each fit of this form. */
export async function listFormsOfFits(
  tx: Tx,
  kind: MetricKind,
  questionIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('form_fits')
    .innerJoin('norm_versions', 'norm_versions.number', 'form_fits.norm_version')
    .select('norm_versions.forms')
    .where('norm_versions.kind', '=', kind)
    .where(sql<boolean>`norm_versions.question_ids = ${formIds(questionIds)}::int[]`)
    .execute();
  return rows.map(({ forms }) => forms);
}

/** Returns the question versions of a fit, in the order of the form. */
export async function listQuestionsOfFit(tx: Tx, questionIds: readonly number[]) {
  return tx
    .selectFrom('questions')
    .innerJoin('question_bank', 'question_bank.id', 'questions.bank_id')
    .select([
      'questions.id',
      'questions.bank_id',
      'questions.code',
      'questions.version',
      'questions.active',
      'questions.options',
    ])
    .where('questions.id', 'in', questionIds)
    .orderBy('question_bank.position')
    .execute();
}
