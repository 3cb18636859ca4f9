import { hasOptions } from '../questions/answerKinds.ts';
import type { SupplementalAnswerValues } from '../questions/supplementalAnswer.ts';
import type { SupplementalQuestionContent } from '../questions/supplementalForm.ts';
import { type AnswerShares, computeAnswerShares } from './answerShares.ts';
import type { MinPeople } from './minPeople.ts';
import { computeOptionShares } from './optionShares.ts';

/** Returns the published distribution of the answers to one question; null for texts and if nothing may be shown. */
export function computeQuestionShares(
  form: SupplementalQuestionContent,
  answers: readonly SupplementalAnswerValues[],
  minPeople: MinPeople,
): AnswerShares | null {
  if (form.kind === 'text') return null;
  if (form.kind === 'multiple') {
    const chosen = answers.flatMap(({ choices }) => (choices ? [choices] : []));
    return computeOptionShares(
      form.options.flatMap(({ id }) => id ?? []),
      chosen,
      minPeople,
    );
  }
  const given = answers.flatMap(({ rating, choice }) => (hasOptions(form.kind) ? choice : rating) ?? []);
  return computeAnswerShares(form, given, minPeople);
}
