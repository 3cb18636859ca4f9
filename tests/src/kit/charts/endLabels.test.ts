import { expect, test } from 'vitest';
import { endLabels } from '../../../../src/kit/charts/endLabels.ts';

const area = [0, 100] as const;

test('labels that are far enough apart stay beside their values', () => {
  expect(endLabels([80, 10, 40], 10, area)).toEqual([80, 10, 40]);
});

test('labels that would cover one another move apart in the order of their values', () => {
  expect(endLabels([41, 40, 42], 10, area)).toEqual([50, 40, 60]);
});

test('labels at the end of the area move back into it', () => {
  expect(endLabels([99, 98, 100], 10, area)).toEqual([90, 80, 100]);
});

test('no values need no places', () => {
  expect(endLabels([], 10, area)).toEqual([]);
});
