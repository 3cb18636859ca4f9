import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionEndLabels } from '../../../../src/kit/charts/positionEndLabels.ts';

const area = [0, 100] as const;

test('labels with enough distance stay next to their values', () => {
  expect(positionEndLabels([80, 10, 40], 10, area)).toEqual([80, 10, 40]);
});

test('overlapping labels move apart evenly, in the order of their values', () => {
  expect(positionEndLabels([41, 40, 42], 10, area)).toEqual([41, 31, 51]);
});

test('labels at the edge move back into the area', () => {
  expect(positionEndLabels([99, 98, 100], 10, area)).toEqual([90, 80, 100]);
});

test('labels that don’t fit are left out, the last ones first', () => {
  const positions = positionEndLabels([50, 20, 70, 10], 40, area);
  expect(positions.map((position) => position && Math.round(position))).toEqual([47, 7, 87, null]);
});

test('no values need no labels', () => {
  expect(positionEndLabels([], 10, area)).toEqual([]);
});

describe('for any number of lines', () => {
  const gap = 18;
  const chart = [24, 270] as const;
  const values = fc.array(fc.double({ min: 24, max: 270, noNaN: true }), { maxLength: 40 });
  const positionsOf = (ends: readonly number[]) =>
    positionEndLabels(ends, gap, chart).flatMap((position, at) =>
      position === null ? [] : [{ position, value: ends[at] ?? 0 }],
    );

  test('labels neither overlap nor leave the chart, and keep the order of their lines', () => {
    fc.assert(
      fc.property(values, (ends) => {
        const shown = positionsOf(ends).sort((a, b) => a.position - b.position);
        for (const [at, { position, value }] of shown.entries()) {
          expect(position).toBeGreaterThanOrEqual(chart[0] - 1e-6);
          expect(position).toBeLessThanOrEqual(chart[1] + 1e-6);
          const next = shown[at + 1];
          if (!next) continue;
          expect(next.position - position).toBeGreaterThanOrEqual(gap - 1e-6);
          expect(next.value).toBeGreaterThanOrEqual(value);
        }
      }),
    );
  });

  test('a label without near neighbors stays at its line, and none drifts further than its neighbors push it', () => {
    fc.assert(
      fc.property(values, (ends) => {
        const shown = positionsOf(ends);
        for (const { position, value } of shown) {
          const others = shown.filter((one) => one.value !== value);
          const near = others.filter((one) => Math.abs(one.value - value) < gap * shown.length);
          if (near.length === 0 && others.length === shown.length - 1) expect(position).toBeCloseTo(value, 6);
          expect(Math.abs(position - value)).toBeLessThanOrEqual(gap * shown.length);
        }
      }),
    );
  });

  test('all labels are shown as long as they fit', () => {
    fc.assert(
      fc.property(values, (ends) => {
        const fitting = Math.min(ends.length, Math.floor((chart[1] - chart[0]) / gap) + 1);
        expect(positionsOf(ends)).toHaveLength(fitting);
      }),
    );
  });
});
