import { describe, expect, test } from 'vitest';
import {
  type CategorySize,
  publishableCategories,
} from '../../../../domain/pay/gaps/publishableCategories.ts';
import { isSafeByExhaustion } from '../../release/plainAuditor.ts';
import { unitRandom } from '../unitRandom.ts';

const size = (name: string, women: number, men: number, variable = 0): CategorySize => ({
  name,
  women,
  men,
  womenWithVariable: Math.min(women, variable),
  menWithVariable: Math.min(men, variable),
});
const namesOf = (sizes: readonly CategorySize[], minimum = 5) =>
  publishableCategories(sizes, minimum).map(({ name }) => name);

describe('HR-35 categories of workers', () => {
  test('with fewer women or men than the minimum are withheld', () => {
    expect(namesOf([size('A', 9, 9), size('B', 4, 9), size('C', 6, 4)])).toEqual(['A']);
  });

  test('are withheld if the rest of the total would be a smaller group', () => {
    // Everyone minus A and B leaves the 3 women of C.
    expect(namesOf([size('A', 20, 20), size('B', 10, 10), size('C', 3, 8)])).toEqual(['A']);
  });

  test('show variable pay only where enough receive it', () => {
    const shown = publishableCategories([size('A', 9, 9, 6), size('B', 9, 9, 2), size('C', 9, 9, 7)], 5);
    expect(shown).toEqual([
      { name: 'A', hasVariable: false },
      { name: 'B', hasVariable: false },
      { name: 'C', hasVariable: true },
    ]);
  });

  test('leave no group below the minimum that a brute-force audit can compute', () => {
    const random = unitRandom(42);
    for (let round = 0; round < 200; round++) {
      const sizes = Array.from({ length: 1 + Math.floor(random() * 6) }, (_, at) =>
        size(`C${at}`, Math.floor(random() * 14), Math.floor(random() * 14)),
      );
      const shown = new Set(namesOf(sizes));
      for (const key of ['women', 'men'] as const) {
        const filled = sizes.filter((one) => one[key] > 0);
        const everyone = [...filled.keys()];
        const cells = [
          everyone,
          ...everyone.filter((at) => shown.has(filled[at]?.name ?? '')).map((at) => [at]),
        ];
        const total = filled.reduce((sum, one) => sum + one[key], 0);
        if (shown.size > 0) expect(total).toBeGreaterThanOrEqual(5);
        if (shown.size > 0)
          expect(
            isSafeByExhaustion(
              cells,
              filled.map((one) => one[key]),
              5,
            ),
          ).toBe(true);
      }
    }
  });
});
