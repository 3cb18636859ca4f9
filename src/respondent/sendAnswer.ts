import { type Inside, type Saved, saveAnswer, saveSupplemental } from '../../dataProviders/survey.ts';
import { isSupplemental, type Unsent } from './unsentAnswer.ts';

/** Sends one answer to where answers of its kind go. */
export const sendAnswer = (inside: Inside, answer: Unsent): Promise<Saved> =>
  isSupplemental(answer) ? saveSupplemental(inside, answer) : saveAnswer(inside, answer);
