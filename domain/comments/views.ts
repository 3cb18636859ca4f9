/** Whom somebody was asked about while also answering an account's own questions: of themselves, or as rater of others. */
export const answeredViews = ['self', 'others'] as const;
export type AnsweredView = (typeof answeredViews)[number];

/** The same, and what everybody together thought of the survey. */
export type PublishedView = AnsweredView | 'feedback';
