import type { AnswerBody, SupplementalBody } from '../../dataProviders/survey.ts';

/** An answer to a ranking question or a custom question that is not acknowledged yet. */
export type Unsent = AnswerBody | SupplementalBody;

export const isSupplemental = (answer: Unsent): answer is SupplementalBody => 'supplemental_id' in answer;

/** Both kinds have their own id sequence, so the name includes the kind. */
export const questionName = (id: number): string => `question ${id}`;
export const supplementalName = (id: number): string => `supplemental ${id}`;

/** The name of the answer's question. */
export const nameOf = (answer: Unsent): string =>
  isSupplemental(answer) ? supplementalName(answer.supplemental_id) : questionName(answer.question_id);
