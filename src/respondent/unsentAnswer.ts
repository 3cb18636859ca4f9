import type { AnswerBody, SupplementalBody } from '../../dataProviders/survey.ts';

/** An answer to a ranking question or a custom question that is not acknowledged yet. */
export type UnsentAnswer = AnswerBody | SupplementalBody;

export const isSupplementalAnswer = (answer: UnsentAnswer): answer is SupplementalBody =>
  'supplemental_id' in answer;

/** Both kinds have their own id sequence, so the name includes the kind. */
export const questionName = (id: number): string => `question ${id}`;
export const supplementalName = (id: number): string => `supplemental ${id}`;

/** The name of the answer's question. */
export const questionNameOf = (answer: UnsentAnswer): string =>
  isSupplementalAnswer(answer) ? supplementalName(answer.supplemental_id) : questionName(answer.question_id);
