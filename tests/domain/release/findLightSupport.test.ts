import { expect, test } from 'vitest';
import { findLightSupport } from '../../../domain/release/findLightSupport.ts';
import { eliminate } from '../../../domain/release/gaussianElimination.ts';
import { countSteps } from '../../../domain/release/searchSupport.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import { isDerivable, isSafeByExhaustion } from './plainAuditor.ts';

const random = createSeededRandom(41);

function aSearch() {
  const weights = Array.from({ length: random(5, 9) }, () => random(1, 3));
  const cells = Array.from({ length: random(2, 4) }, () =>
    [...weights.keys()].filter(() => random(0, 2) > 0),
  );
  const matrix = cells.map((cell) => Float64Array.from(weights, (_, atom) => (cell.includes(atom) ? 1 : 0)));
  const { rows } = eliminate(matrix, [...weights.keys()]);
  const points = weights.map((weight, at) => ({
    at: rows.map((row) => row[at] ?? 0),
    weight,
    columns: [at],
  }));
  return { weights, cells, points, dimension: rows.length };
}

test('300 random searches find a light combination exactly when one exists', () => {
  const outcomes = { yes: 0, no: 0 };
  for (let i = 0; i < 300; i++) {
    const { weights, cells, points, dimension } = aSearch();
    const budget = random(1, 7);
    const support = findLightSupport(points, dimension, budget, countSteps(100_000));
    expect(support === null).toBe(isSafeByExhaustion(cells, weights, budget + 1));
    outcomes[support ? 'yes' : 'no']++;
    if (support) expect(isDerivable(cells, weights.length, support)).toBe(true);
  }
  expect(Math.min(outcomes.yes, outcomes.no)).toBeGreaterThan(50);
});

test('an exhausted search stays exhausted', () => {
  const steps = countSteps(1);
  expect([steps.step(), steps.exhausted(), steps.step(), steps.exhausted(), steps.taken()]).toEqual([
    true,
    false,
    false,
    true,
    1,
  ]);
});
