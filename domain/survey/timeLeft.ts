/** How long a whole survey takes, in minutes (SURV-04, CONST-28). */
export const surveyMinutes = { from: 15, to: 20 } as const;

/**
 * Seconds a question is assumed to take: 48 of them are 17 minutes, the middle of what the survey promises. It is not
 * measured over respondents and cannot be: answers are stored without any time (R18).
 */
export const usualSeconds = 22;

/** More seconds than this say only that somebody did something else meanwhile. */
export const longestSeconds = 3_600;

/** So many questions of one person's own are measured before they say more than the usual seconds. */
const measuredFrom = 5;

/** The middle of the measured seconds per question, or the usual where there are none. */
export function medianSeconds(seconds: readonly number[]): number {
  const sorted = seconds.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? usualSeconds : (lower + upper) / 2;
}

/**
 * Seconds per question for the one person whose own `seconds` these are. They are measured on the device; only in the
 * personal metrics do they leave it, and then only until the form is handed in.
 */
export function ownPace(seconds: readonly number[]): number {
  return seconds.length < measuredFrom ? usualSeconds : medianSeconds(seconds);
}

/** Whole minutes for so many questions, rounded; never below 1 while one is left, 0 when none is. */
export function minutesLeft(questions: number, secondsPerQuestion: number): number {
  return questions === 0 ? 0 : Math.max(1, Math.round((questions * secondsPerQuestion) / 60));
}
