/** The context in which custom questions were answered: about oneself, or as a rater of others. */
export const answeredViews = ['self', 'others'] as const;
export type AnsweredView = (typeof answeredViews)[number];

/** A context of custom questions, or the feedback of all participants on the survey itself. */
export type PublishedView = AnsweredView | 'feedback';
