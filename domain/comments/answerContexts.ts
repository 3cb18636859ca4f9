/** The context in which custom questions were answered: about oneself, or as a rater of others. */
export const answerContexts = ['self', 'others'] as const;
export type AnswerContext = (typeof answerContexts)[number];

/** The context of custom questions, or of the feedback that all participants give on the survey itself. */
export type PublishedAnswerContext = AnswerContext | 'feedback';
