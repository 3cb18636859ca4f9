export interface WaitLength {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/**
 * Returns a waiting time rounded up to whole seconds, minutes or hours, so that the wait is over when the displayed
 * time has passed.
 */
export function waitLength(seconds: number): WaitLength {
  const wholeSeconds = Math.max(1, Math.ceil(seconds));
  if (wholeSeconds < 60) return { unit: 'seconds', count: wholeSeconds };
  if (wholeSeconds <= 90 * 60) return { unit: 'minutes', count: Math.ceil(wholeSeconds / 60) };
  return { unit: 'hours', count: Math.ceil(wholeSeconds / 3_600) };
}
