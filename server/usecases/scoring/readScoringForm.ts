import type { MetricKind } from '../../../domain/metrics/metricKinds.ts';
import {
  type FormParameters,
  type RankedStatementIds,
  shippedParameters,
} from '../../../domain/scoring/personal/formParameters.ts';
import type { NormVersion } from '../../../domain/scoring/personal/normVersion.ts';
import { findMetricQuestions, type StoredMetricQuestion } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { findNewestNorm } from '../../store/scoring/norms.ts';

/** One answered question as stored: the ids of its statements, most to least. */
export interface RankedAnswer {
  readonly question_id: number;
  readonly ordering: readonly string[];
}

/** The data for scoring answers: the statements of the answered versions, and the latest norm of that form. */
export interface ScoringForm {
  readonly kind: MetricKind;
  readonly question_ids: readonly number[];
  readonly parameters: FormParameters;
  readonly norm: NormVersion | null;
}

/** Question versions never change, so equal ids always mean the same form. */
export async function readScoringForm(
  tx: Tx,
  kind: MetricKind,
  questionIds: readonly number[],
): Promise<ScoringForm> {
  return {
    kind,
    question_ids: questionIds,
    parameters: parametersOf(await findMetricQuestions(tx, questionIds)),
    norm: await findNewestNorm(tx, kind, questionIds),
  };
}

/** Caches the forms read in one transaction. */
export function cachedFormReader(
  tx: Tx,
): (kind: MetricKind, questionIds: readonly number[]) => Promise<ScoringForm> {
  const known = new Map<string, Promise<ScoringForm>>();
  return (kind, questionIds) => {
    const name = `${kind}:${questionIds.join()}`;
    const form = known.get(name) ?? readScoringForm(tx, kind, questionIds);
    known.set(name, form);
    return form;
  };
}

export function parametersOf(questions: readonly StoredMetricQuestion[]): FormParameters {
  return shippedParameters(
    questions.flatMap(({ id: question, options }) =>
      options.map(({ id, metric, key }) => ({ id: statementId(question, String(id)), metric, key })),
    ),
  );
}

export const rankedIds = (answers: readonly RankedAnswer[]): readonly RankedStatementIds[] =>
  answers.map(({ question_id, ordering }) => ordering.map((option) => statementId(question_id, option)));

/** Statement numbers repeat across versions of a question, so the id includes the version. */
export const statementId = (questionId: number, optionId: string) => `${questionId}:${optionId}`;
