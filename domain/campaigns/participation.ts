const step = 5;

/**
 * The response rate in percent, rounded to 5, halves up; null while fewer than `minimum` were invited. Rates
 * of small groups would tell who has answered.
 */
export function participationRate(finished: number, invited: number, minimum: number): number | null {
  if (invited < minimum || invited === 0) return null;
  const percent = (Math.min(finished, invited) / invited) * 100;
  return Math.round(percent / step) * step;
}
