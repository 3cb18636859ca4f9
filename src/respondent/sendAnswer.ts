import { type Inside, type Saved, saveAnswer, saveSupplemental } from '../../dataProviders/survey.ts';
import { isSupplemental, type Unsent } from './unsentAnswer.ts';

/** Sends an answer to the call for its kind of question. */
export const sendAnswer = (inside: Inside, answer: Unsent): Promise<Saved> =>
  isSupplemental(answer) ? saveSupplemental(inside, answer) : saveAnswer(inside, answer);
