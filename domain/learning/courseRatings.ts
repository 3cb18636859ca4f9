/** The only question about a completed course, answered from 1 (poor) to 5 (excellent). */
export const ratingQuestions = ['rating'] as const;

/** Whether a person can rate a course: not before it is completed, and once. */
export const ratingStates = ['locked', 'open', 'given'] as const;
export type RatingState = (typeof ratingStates)[number];
