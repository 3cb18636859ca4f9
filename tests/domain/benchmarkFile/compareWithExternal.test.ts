import { expect, test } from 'vitest';
import {
  compareWithExternal,
  externalRange,
  listExternalSources,
} from '../../../domain/benchmarkFile/compareWithExternal.ts';

test('NORM-05 a difference counts the errors of both sides', () => {
  const own = { value: 66, margin: 3 };
  const external = { score: 61, spread: 20, n: 10_000 };
  expect(compareWithExternal([{ own, external }])).toEqual(['higher']);
  expect(compareWithExternal([{ own, external: { ...external, n: 30 } }])).toEqual(['same']);
  expect(compareWithExternal([{ own: { value: 40, margin: 3 }, external }])).toEqual(['lower']);
  expect(
    compareWithExternal([
      { own: null, external },
      { own, external },
    ]),
  ).toEqual([null, 'higher']);
});

test('NORM-05 the range of a source stays on the scale, and sources are listed newest first', () => {
  expect(externalRange({ score: 50, spread: 20, n: 400 })).toEqual({ from: 48.355, to: 51.645 });
  expect(externalRange({ score: 1, spread: 50, n: 1 })).toEqual({ from: 0, to: 83.25 });
  const score = { topic_id: 1, score: 50, spread: 20, n: 400 };
  const rows = [
    { ...score, source: 'B', year: 2024 },
    { ...score, source: 'B', year: 2025 },
    { ...score, source: 'A', year: 2025 },
    { ...score, topic_id: 2, source: 'A', year: 2025 },
  ];
  expect(listExternalSources(rows)).toEqual([
    { source: 'A', year: 2025 },
    { source: 'B', year: 2025 },
    { source: 'B', year: 2024 },
  ]);
});
