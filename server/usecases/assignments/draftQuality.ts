import { type QualityFlag, qualityFlagOf } from '../../../domain/scoring/personal/qualityFlag.ts';
import { scoreForm } from '../../../domain/scoring/personal/scoreForm.ts';
import type { StoredMetricQuestion } from '../../store/content/metricQuestions.ts';
import { parametersOf, rankedIds } from '../scoring/readScoringForm.ts';
import type { Draft } from '../survey/draft.ts';

/**
 * Returns the quality flag of a form, from response times, patterns and evidence: the only stored information about how
 * it was answered. Expects the questions in the respondent's order.
 */
export function draftQuality(shuffled: readonly StoredMetricQuestion[], { answers }: Draft): QualityFlag {
  const shown = new Map(shuffled.map(({ id, options }) => [id, options.map((option) => String(option.id))]));
  const { evidence } = scoreForm({
    answered: rankedIds(answers),
    asked: shuffled.length,
    parameters: parametersOf(shuffled),
    norm: null,
  });
  return qualityFlagOf({
    seconds: answers.flatMap(({ seconds }) => seconds ?? []),
    displayed: answers.map(({ question_id, ordering }) =>
      ordering.map((option) => shown.get(question_id)?.indexOf(option) ?? -1),
    ),
    evidence,
  });
}
