import { type QualityFlag, qualityFlagOf } from '../../../domain/scoring/personal/qualityFlag.ts';
import { scoreForm } from '../../../domain/scoring/personal/scoreForm.ts';
import type { StoredMetricQuestion } from '../../store/content/metricQuestions.ts';
import { parametersOf, rankedIds } from '../scoring/readForm.ts';
import type { Draft } from '../survey/draft.ts';

/**
 * The only stored information about how a form was answered, from times, patterns and consistency. `dealt` is the form in the
 * respondent's order.
 */
export function draftQuality(dealt: readonly StoredMetricQuestion[], { answers }: Draft): QualityFlag {
  const shown = new Map(dealt.map(({ id, options }) => [id, options.map((option) => String(option.id))]));
  const { consistency } = scoreForm({
    answered: rankedIds(answers),
    asked: dealt.length,
    parameters: parametersOf(dealt),
    norm: null,
  });
  return qualityFlagOf({
    seconds: answers.flatMap(({ seconds }) => seconds ?? []),
    displayed: answers.map(({ question_id, ordering }) =>
      ordering.map((option) => shown.get(question_id)?.indexOf(option) ?? -1),
    ),
    consistency,
  });
}
