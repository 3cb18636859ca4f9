import {
  isSameAnswer,
  normalizeAnswer,
  type SupplementalAnswerValues,
} from '../../../domain/questions/supplementalAnswer.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { SaveResult } from './planAnswer.ts';
import { saveProgress } from './saveProgress.ts';
import type { RespondentIdentity } from './withParticipation.ts';

interface Answer extends SupplementalAnswerValues {
  readonly supplemental_id: number;
}

/**
 * Saves the first answer to a custom question, or that it was skipped; repeating it has no effect. Throws
 * `answer_unknown_question`, `answer_unfit`, `answer_final`, and the refusals of `saveProgress`.
 */
export async function saveSupplementalAnswer(
  deps: Deps,
  entry: RespondentIdentity,
  { supplemental_id, ...entered }: Answer,
): Promise<SaveResult> {
  return saveProgress(deps, entry, ({ supplementals }) => {
    const question = supplementals.find(({ id }) => id === supplemental_id);
    if (!question) throw new Refusal('answer_unknown_question');
    return (draft) => {
      const answer = normalizeAnswer(question.form, entered, question.isRequired);
      const stored = draft.supplementals.find(({ question_id }) => question_id === question.id);
      if (stored && !isSameAnswer(stored, answer)) throw new Refusal('answer_final');
      if (stored) return null;
      return { ...draft, supplementals: [...draft.supplementals, { question_id: question.id, ...answer }] };
    };
  });
}
