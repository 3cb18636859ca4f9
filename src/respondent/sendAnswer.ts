import type { OpenedEntry, SavedAnswer } from '../../dataProviders/survey.ts';
import type { SurveyHost } from './surveyHost.ts';
import { isSupplementalAnswer, type UnsentAnswer } from './unsentAnswer.ts';

type AnswerCalls = Pick<SurveyHost, 'saveAnswer' | 'saveSupplemental'>;

/** Sends an answer with the call for its kind of question. */
export const sendAnswer = (
  host: AnswerCalls,
  inside: OpenedEntry,
  answer: UnsentAnswer,
): Promise<SavedAnswer> =>
  isSupplementalAnswer(answer) ? host.saveSupplemental(inside, answer) : host.saveAnswer(inside, answer);
