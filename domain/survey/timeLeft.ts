/** How long a whole survey takes, in minutes (SURV-04, CONST-28). */
export const surveyMinutes = { from: 15, to: 20 } as const;

/** Seconds a question takes while nobody's times are known: 48 of them are 17 minutes. */
export const usualSeconds = 22;

/** The middle of the measured seconds per question, or the usual where there are none. */
export function medianSeconds(seconds: readonly number[]): number {
  const sorted = seconds.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? usualSeconds : (lower + upper) / 2;
}

/** Whole minutes for so many questions, rounded; never below 1 while one is left, 0 when none is. */
export function minutesLeft(questions: number, secondsPerQuestion: number): number {
  return questions === 0 ? 0 : Math.max(1, Math.round((questions * secondsPerQuestion) / 60));
}
