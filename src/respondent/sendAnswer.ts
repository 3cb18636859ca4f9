import {
  type OpenedEntry,
  type SavedAnswer,
  saveAnswer,
  saveSupplemental,
} from '../../dataProviders/survey.ts';
import { isSupplementalAnswer, type UnsentAnswer } from './unsentAnswer.ts';

/** Sends an answer with the call for its kind of question. */
export const sendAnswer = (inside: OpenedEntry, answer: UnsentAnswer): Promise<SavedAnswer> =>
  isSupplementalAnswer(answer) ? saveSupplemental(inside, answer) : saveAnswer(inside, answer);
