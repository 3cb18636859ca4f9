import { expect, test } from 'vitest';
import { positionEndLabels } from '../../../../src/kit/charts/positionEndLabels.ts';

const area = [0, 100] as const;

test('labels with enough distance stay next to their values', () => {
  expect(positionEndLabels([80, 10, 40], 10, area)).toEqual([80, 10, 40]);
});

test('overlapping labels move apart in the order of their values', () => {
  expect(positionEndLabels([41, 40, 42], 10, area)).toEqual([50, 40, 60]);
});

test('labels at the edge move back into the area', () => {
  expect(positionEndLabels([99, 98, 100], 10, area)).toEqual([90, 80, 100]);
});

test('no values need no labels', () => {
  expect(positionEndLabels([], 10, area)).toEqual([]);
});
