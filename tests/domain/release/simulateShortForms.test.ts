import { expect, test } from 'vitest';
import { simulateShortForms } from '../../../bench/statistics/shortForms.ts';

const runs = 40;
/** Three standard errors of a share over the runs. Each run counts once, because its topics are correlated. */
const tolerance = (share: number) => 3 * Math.sqrt((share * (1 - share)) / runs);

test.for([
  { invited: 60, share: 1 },
  { invited: 231, share: 0.75 },
  { invited: 231, share: 1 },
  { invited: 1_000, share: 1 },
])(
  'scores of a short campaign lie within their margin of the full form, and no change is named without one: %o',
  ({ invited, share }) => {
    const figures = simulateShortForms({ invited, share, runs: invited === 1_000 ? 20 : runs });
    expect(figures.length).toBe(3);
    for (const { what, value, bound } of figures) {
      const { least = 0, most = 1 } = bound;
      expect(value, what).toBeGreaterThanOrEqual(least - tolerance(least));
      expect(value, what).toBeLessThanOrEqual(most + tolerance(most));
    }
  },
);
