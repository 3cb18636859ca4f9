/** Duration of a whole survey, in minutes (SURV-04, CONST-28). */
export const surveyMinutes = { from: 15, to: 20 } as const;

/**
 * Assumed seconds per question: 48 questions take 17 minutes, in the middle of the announced duration. It cannot be measured across
 * respondents, because answers are stored without times (R18).
 */
export const defaultSecondsPerQuestion = 22;

/** Maximum seconds counted for a question; longer times mean that the respondent was away. */
export const maxMeasuredSeconds = 3_600;

/** Minimum number of a person's measured questions before their own pace is used. */
const measuredFrom = 5;

/** Returns the median of the measured seconds per question, or the default if there are none. */
export function medianSeconds(seconds: readonly number[]): number {
  const sorted = seconds.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? defaultSecondsPerQuestion : (lower + upper) / 2;
}

/**
 * Seconds per question, from a person's measured `seconds`. They are measured on the device. Only those of the personal metrics are sent to
 * the server, which deletes them when the form is submitted.
 */
export function personalSecondsPerQuestion(seconds: readonly number[]): number {
  return seconds.length < measuredFrom ? defaultSecondsPerQuestion : medianSeconds(seconds);
}

/** Whole minutes for a number of questions, rounded; at least 1 while any are left, otherwise 0. */
export function minutesLeft(questions: number, secondsPerQuestion: number): number {
  return questions === 0 ? 0 : Math.max(1, Math.round((questions * secondsPerQuestion) / 60));
}
