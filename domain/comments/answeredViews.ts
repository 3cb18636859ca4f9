/** The context in which an account's own questions were answered: about oneself, or as a rater of others. */
export const answeredViews = ['self', 'others'] as const;
export type AnsweredView = (typeof answeredViews)[number];

/** `AnsweredView`, and the feedback of all participants on the survey itself. */
export type PublishedView = AnsweredView | 'feedback';
