import { type QualityFlag, qualityFlagOf } from '../../../domain/scoring/personal/qualityFlag.ts';
import { scoreForm } from '../../../domain/scoring/personal/scoreForm.ts';
import type { StoredMetricQuestion } from '../../store/content/metricQuestions.ts';
import { parametersOf, rankedIds } from '../scoring/form.ts';
import type { Draft } from '../survey/draft.ts';

/**
 * All that is kept of how a form was answered, from times, patterns and consistency, before the answers leave their
 * person. `dealt` is the form in the order this respondent met it.
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
