import { expect, test } from 'vitest';
import { buildRelease, type ReleaseResponse } from '../../../domain/release/buildRelease.ts';
import { openSolver } from '../../../server/usecases/releasing/openSolver.ts';
import { aCompany, aRequest } from './aCompany.ts';

const { solver } = await openSolver();

const group = (n: number, team: string, level: string, score: number): ReleaseResponse[] =>
  Array.from({ length: n }, () => ({ g: { team, level }, scores: [score, score, score, score] }));

/** A team minus a level leaves five people with equal answers: (a,x) 20, (a,y) 5, (b,y) 20, so x is within a. */
const telling = (five: number) => [
  ...group(20, 'a', 'x', 50),
  ...group(5, 'a', 'y', five),
  ...group(20, 'b', 'y', 50),
];

const cuts = ['team', 'level'];

test('exact numbers are published if everyone’s possible range stays wide', () => {
  const release = buildRelease(aRequest({ responses: telling(50), cuts, solver }));
  expect(release.banded).toBe(false);
  expect(release.cells.filter(({ subject }) => subject === 'overall').map(({ value }) => value)).toEqual([
    50, 50, 50, 50, 50,
  ]);
});

test('P10 if a difference of cells would reveal five high scores, everything is published in bands of ten', () => {
  const release = buildRelease(aRequest({ responses: telling(100), cuts, solver }));
  expect(release.banded).toBe(true);
  expect(new Set(release.cells.map(({ value }) => value))).toEqual(new Set([50, 60]));
  expect(release.cells.every(({ margin }) => margin === null)).toBe(true);
  expect(release.counts).toEqual([]);
  expect(buildRelease(aRequest({ responses: telling(100), cuts })).banded).toBe(false);
});

test('if ranges cannot be computed, only the total is published, which allows every score for everyone', () => {
  const responses = aCompany(30, 3, 5);
  const solved = buildRelease(aRequest({ responses, solver: () => ({ cheapest: () => null }) }));
  expect(new Set(solved.cells.map(({ dim }) => dim))).toEqual(new Set(['overall']));
});

test('the audit reports its progress, which does not change the result', () => {
  const responses = aCompany(60, 6, 3);
  const steps: number[] = [];
  const onStep = (done: number, total: number) => steps.push(done / total);
  expect(buildRelease(aRequest({ responses, solver, onStep }))).toEqual(
    buildRelease(aRequest({ responses })),
  );
  expect(steps).toEqual([0.25, 0.5, 0.75, 1]);
});
