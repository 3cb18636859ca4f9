import { expect, test } from 'vitest';
import { simulateCultureMargins } from '../../../bench/statistics/cultureMargins.ts';

/** Three standard errors of a share over 40 runs. Each run counts once, because its topics are correlated. */
const tolerance = (share: number) => 3 * Math.sqrt((share * (1 - share)) / 40);

test('margins of 231 invited people cover the truth, and changes of 5 points are named, by simulation', () => {
  const figures = simulateCultureMargins({ invited: 231, share: 0.75, runs: 40 });
  expect(figures.length).toBe(7);
  for (const { what, value, bound } of figures) {
    const { least = 0, most = 1 } = bound;
    expect(value, what).toBeGreaterThanOrEqual(least - tolerance(least));
    expect(value, what).toBeLessThanOrEqual(most + tolerance(most));
  }
});
