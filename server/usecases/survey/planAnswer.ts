import {
  addDueSupplementals,
  type FullDailySession,
  planDailySession,
} from '../../../domain/survey/dailySession.ts';
import { type SurveyEnding, surveyEndingOf } from '../../../domain/survey/surveyEndings.ts';
import type { Draft } from './draft.ts';
import type { RespondentForm, SurveyParticipation } from './participation.ts';

export interface SaveResult {
  readonly answered: number;
  readonly remaining: number;
  readonly ending: SurveyEnding | null;
}

/**
 * Finds the question in the form and returns a function that changes the draft. That function returns null if
 * the answer is already stored.
 */
export type AnswerChange = (
  form: RespondentForm,
  participation: Pick<SurveyParticipation, 'kind'> & { readonly today: string },
) => (draft: Draft) => Draft | null;

interface Step {
  readonly form: RespondentForm;
  readonly before: Draft;
  readonly change: AnswerChange;
  readonly day: string;
}

interface AnswerPlan {
  /** Null if the answer is already stored. */
  readonly changed: Draft | null;
  readonly result: SaveResult;
}

/** Returns what an answer changes, and the response to it. Throws the refusals of `change`. */
export function planAnswer(
  participation: Pick<SurveyParticipation, 'kind' | 'questionsPerSitting'>,
  { form, before, change, day }: Step,
): AnswerPlan {
  const changed = change(form, { kind: participation.kind, today: day })(before);
  const draft = changed ?? before;
  const { remaining, left, supplementals } = dailySessionOf(form, draft, participation, day);
  const ending = surveyEndingOf({
    kind: participation.kind,
    campaign: 'open',
    remaining,
    remainingToday: left.length + supplementals.length,
    finished: remaining === 0 ? 'now' : 'no',
  });
  const answered = draft.answers.length + draft.supplementals.length;
  return { changed, result: { answered, remaining, ending } };
}

/** Returns the questions due on `day`. */
export function dailySessionOf(
  { questions, supplementals }: RespondentForm,
  draft: Draft,
  { questionsPerSitting }: Pick<SurveyParticipation, 'questionsPerSitting'>,
  day: string,
): FullDailySession {
  const blocks = planDailySession(
    questions.map(({ id }) => id),
    draft.answers,
    questionsPerSitting,
    day,
  );
  return addDueSupplementals(
    blocks,
    supplementals.map(({ id }) => id),
    draft.supplementals.map(({ question_id }) => question_id),
  );
}
