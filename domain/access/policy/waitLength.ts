export interface WaitLength {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** A waiting time rounded up to whole seconds, minutes or hours, so that the wait is over when the displayed time has passed. */
export function waitLength(seconds: number): WaitLength {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return { unit: 'seconds', count: whole };
  if (whole <= 90 * 60) return { unit: 'minutes', count: Math.ceil(whole / 60) };
  return { unit: 'hours', count: Math.ceil(whole / 3_600) };
}
