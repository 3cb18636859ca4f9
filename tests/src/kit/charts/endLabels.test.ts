import { expect, test } from 'vitest';
import { endLabels } from '../../../../src/kit/charts/endLabels.ts';

const area = [0, 100] as const;

test('labels with enough distance stay next to their values', () => {
  expect(endLabels([80, 10, 40], 10, area)).toEqual([80, 10, 40]);
});

test('overlapping labels move apart in the order of their values', () => {
  expect(endLabels([41, 40, 42], 10, area)).toEqual([50, 40, 60]);
});

test('labels at the edge move back into the area', () => {
  expect(endLabels([99, 98, 100], 10, area)).toEqual([90, 80, 100]);
});

test('no values need no labels', () => {
  expect(endLabels([], 10, area)).toEqual([]);
});
