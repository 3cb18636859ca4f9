import type { AnswerBody, SupplementalBody } from '../../dataProviders/survey.ts';

/** An answer on its way to the server: to one of the questions, or to one of the account's own. */
export type Unsent = AnswerBody | SupplementalBody;

export const isSupplemental = (answer: Unsent): answer is SupplementalBody => 'supplemental_id' in answer;

/** The two kinds are numbered apart, so that a number alone does not name a question. */
export const questionName = (id: number): string => `question ${id}`;
export const supplementalName = (id: number): string => `supplemental ${id}`;

/** The question that an answer belongs to, by name. */
export const nameOf = (answer: Unsent): string =>
  isSupplemental(answer) ? supplementalName(answer.supplemental_id) : questionName(answer.question_id);
