/** What attendees are asked afterwards, each from 1 (not at all) to 5 (very much). */
export const feedbackQuestions = ['useful', 'applicable', 'recommended'] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];
export type SessionFeedback = Readonly<Record<FeedbackQuestion, number>>;
