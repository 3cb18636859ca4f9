import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spacedPoints } from '../../../../src/kit/charts/spacedPoints.ts';

const labelsAt = (width: number, ...xs: readonly number[]) => xs.map((x) => ({ x, width }));

test('with enough room every point has its label', () => {
  expect(spacedPoints(labelsAt(40, 0, 60, 120))).toEqual([0, 1, 2]);
});

test('on a phone some are left out, never the latest', () => {
  expect(spacedPoints(labelsAt(40, 0, 25, 50, 75, 100))).toEqual([0, 2, 4]);
});

test('labels never overlap, whatever the width of the chart', () => {
  const label = fc.record({ x: fc.integer({ min: 0, max: 800 }), width: fc.integer({ min: 8, max: 90 }) });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 40 }), (unsorted) => {
      const labels = [...unsorted].sort((a, b) => a.x - b.x);
      const shown = spacedPoints(labels);
      expect(shown.at(-1)).toBe(labels.length - 1);
      for (const [at, index] of shown.entries()) {
        const [one, next] = [labels[index], labels[shown[at + 1] ?? -1]];
        if (one && next) expect(next.x - next.width / 2).toBeGreaterThanOrEqual(one.x + one.width / 2);
      }
    }),
  );
});
