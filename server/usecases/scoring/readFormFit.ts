import type { FormFitDetails } from '../../../contract/v2/questionFit.ts';
import type { MetricKind } from '../../../domain/metrics/metricKinds.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import type { FormFit } from '../../../domain/scoring/personal/fit/formFit.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { findNewestFormFit, listQuestionsOfFit } from '../../store/scoring/formFits.ts';
import { statementId } from './readScoringForm.ts';

type FitQuestion = Awaited<ReturnType<typeof listQuestionsOfFit>>[number];

/**
 * Returns the fit that the latest calibration of a kind of form published, with the texts of its statements;
 * null before the first calibration.
 */
export async function readFormFit(deps: Deps, kind: MetricKind): Promise<FormFitDetails | null> {
  return deps.database.as(platformScope, async (tx) => {
    const stored = await findNewestFormFit(tx, kind);
    if (!stored) return null;
    const { norm_version, made_on, facts, question_ids } = stored;
    const questions = await listQuestionsOfFit(tx, question_ids);
    return {
      norm_version,
      made_on,
      people: facts.people,
      groups: [...facts.groups],
      blocks: questions.flatMap((question) => blockOf(question, facts) ?? []),
    };
  });
}

/** Returns a block; null for a question that no one ranked. */
function blockOf(
  { id, bank_id, code, version, active, options }: FitQuestion,
  facts: FormFit,
): FormFitDetails['blocks'][number] | null {
  const idOf = (option: { readonly id: number }) => statementId(id, String(option.id));
  const block = facts.blocks.find(({ statements }) => options.some((one) => statements.includes(idOf(one))));
  if (!block) return null;
  return {
    id: bank_id,
    code,
    version,
    is_current: active,
    pair: options.filter((one) => block.pair.includes(idOf(one))).map((one) => one.id),
    excess: block.excess,
    is_misfit: block.isMisfit,
    statements: options.flatMap((option) => {
      const found = facts.statements.find((one) => one.id === idOf(option));
      if (!found) return [];
      return {
        statement_id: option.id,
        text: option.text,
        metric: option.metric as Metric, // `validateBlock` has checked the metric.
        curve: found.curve,
        is_misfit: found.isMisfit,
        differences: found.differences.map((one) => ({ ...one })),
      };
    }),
  };
}
