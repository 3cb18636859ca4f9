/** What the attempts of a learner at one quiz say about the next one. */
interface AttemptCount {
  /** The number of attempts that were started. */
  readonly used: number;
  readonly isPassed: boolean;
  readonly max_attempts: number | null;
}

/** Returns the number of attempts left; null if any number is allowed. None is left after passing. */
export function attemptsLeft({ used, isPassed, max_attempts }: AttemptCount): number | null {
  if (isPassed) return 0;
  return max_attempts === null ? null : Math.max(0, max_attempts - used);
}

/** Whether a learner may see the right answers of a submitted attempt: only if no other attempt can profit from them. */
export function canSeeRightAnswers(count: AttemptCount): boolean {
  return attemptsLeft(count) === 0;
}
