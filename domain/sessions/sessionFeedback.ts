/** What attendees are asked afterwards, each from 1 (not at all) to 5 (very much). */
export const feedbackQuestions = ['useful', 'applicable', 'recommended'] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];
export type SessionFeedback = Readonly<Record<FeedbackQuestion, number>>;

/**
 * Feedback is shown in complete batches of this size, so that no single answer can be derived by comparing two moments.
 */
export const feedbackBatch = 5;

/** The width of the bands in which shares are shown, in percent. */
const bandWidth = 20;

/** A share as a band: 40 to 59 percent. */
interface ShareBand {
  readonly from: number;
  readonly to: number;
}

interface FeedbackSummary {
  /** The number of answers in complete batches. */
  readonly answers: number;
  /** The share of answers of 4 and 5 to each question. */
  readonly favorable: Readonly<Record<FeedbackQuestion, ShareBand>>;
}

/** Returns the favorable shares in bands; null for fewer than five answers. Answers beyond complete batches must be left out. */
export function summarizeFeedback(answers: readonly SessionFeedback[]): FeedbackSummary | null {
  if (answers.length < feedbackBatch) return null;
  const share = (question: FeedbackQuestion): ShareBand => {
    const favorable = answers.filter((answer) => answer[question] >= 4).length;
    return bandOf((100 * favorable) / answers.length);
  };
  return {
    answers: answers.length,
    favorable: {
      useful: share('useful'),
      applicable: share('applicable'),
      recommended: share('recommended'),
    },
  };
}

function bandOf(percent: number): ShareBand {
  const from = Math.min(100 - bandWidth, Math.floor(percent / bandWidth) * bandWidth);
  return { from, to: from + bandWidth === 100 ? 100 : from + bandWidth - 1 };
}
