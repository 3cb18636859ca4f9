import { Refusal } from '../../../domain/refusal.ts';
import { checkAnswer } from '../../../domain/survey/optionRanking.ts';
import type { Deps } from '../../deps.ts';
import type { SaveResult } from './planAnswer.ts';
import { saveProgress } from './saveProgress.ts';
import type { RespondentIdentity } from './withParticipation.ts';

export interface AnswerInput {
  readonly question_id: number;
  readonly ordering: readonly string[];
  readonly seconds?: number | undefined;
}

/**
 * Saves the first answer to a question; repeating it has no effect and gets the same response. Throws
 * `answer_unknown_question`, `answer_incomplete`, `answer_final`, and the refusals of `saveProgress`.
 */
export async function saveAnswer(
  deps: Deps,
  entry: RespondentIdentity,
  { question_id, ordering, seconds }: AnswerInput,
): Promise<SaveResult> {
  return saveProgress(deps, entry, ({ questions }, { kind, today }) => {
    const question = questions.find(({ id }) => id === question_id);
    if (!question) throw new Refusal('answer_unknown_question');
    // Response times are never stored for a benchmark, even if the browser sends them.
    const time = kind === 'm' || seconds === undefined ? {} : { seconds };
    return (draft) => {
      const stored = draft.answers.find((answer) => answer.question_id === question_id);
      const option_ids = question.options.map(({ id }) => String(id));
      if (checkAnswer({ option_ids }, stored?.ordering ?? null, ordering) === 'same') return null;
      const added = { question_id, ordering, on: today, ...time };
      return { ...draft, answers: [...draft.answers, added] };
    };
  });
}
