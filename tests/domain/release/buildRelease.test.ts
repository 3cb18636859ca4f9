import { expect, test } from 'vitest';
import { buildRelease, type Release } from '../../../domain/release/buildRelease.ts';
import { aCompany, aRequest } from './aCompany.ts';

const cellKeys = (release: Release) =>
  release.cells.map((cell) => [cell.dim, cell.category, cell.subject_id]);

const same = (n: number, scores: readonly (number | null)[], team = 'a') =>
  Array.from({ length: n }, () => ({ g: { team }, scores }));

const cellOf = (release: Release, category: string, subject: string, id = 0) =>
  release.cells.find((c) => c.category === category && c.subject === subject && c.subject_id === id);

test('every group has the total, each topic and each element, rounded once', () => {
  const responses = [...same(10, [40, 50.5, 60, 71]), ...same(10, [30, 31, 32, 33], 'b')];
  const release = buildRelease(aRequest({ responses, cuts: ['team'] }));
  const own = release.cells.filter(({ category }) => category === 'a');
  expect(own.map(({ subject, subject_id, value }) => [subject, subject_id, value])).toEqual([
    ['overall', 0, 55],
    ['topic', 10, 45],
    ['topic', 20, 66],
    ['element', 1, 40],
    ['element', 2, 51],
    ['element', 3, 60],
    ['element', 4, 71],
  ]);
  expect(own[0]).toMatchObject({ dim: 'team', members: ['a'], low: false, high: false, n_band: 10 });
  expect(cellOf(release, 'overall', 'element', 1)).toMatchObject({ value: 35, n_band: 20 });
});

test('a cap depends on the size band of the group and does not reveal the exact size', () => {
  const release = buildRelease(aRequest({ responses: same(7, [100, 0, 50, 50]), cuts: [] }));
  expect(cellOf(release, 'overall', 'element', 1)).toMatchObject({
    value: 80,
    high: true,
    low: false,
    n_band: 5,
  });
  expect(cellOf(release, 'overall', 'element', 2)).toMatchObject({ value: 20, high: false, low: true });
});

test('a topic cannot be used to calculate a capped element', () => {
  const release = buildRelease(aRequest({ responses: same(6, [100, 60, 50, 50]), cuts: [] }));
  expect(cellOf(release, 'overall', 'topic', 10)).toMatchObject({ value: 70, high: true, low: false });
  expect(cellOf(release, 'overall', 'topic', 20)).toMatchObject({ value: 50, high: false, low: false });
});

test('changing the answers of fewer than k people, or of all, changes no group and no certificate', () => {
  const responses = aCompany(60, 9, 3);
  const before = buildRelease(aRequest({ responses }));
  for (const changed of [4, 60]) {
    const after = buildRelease(
      aRequest({
        responses: responses.map((one, i) => (i < changed ? { ...one, scores: [0, 100, 0, 100] } : one)),
      }),
    );
    expect(cellKeys(after)).toEqual(cellKeys(before));
    expect(after.certificate).toEqual(before.certificate);
    expect(after.cells).not.toEqual(before.cells);
  }
});

test('the order of the responses does not matter', () => {
  const responses = aCompany(60, 9, 4);
  expect(buildRelease(aRequest({ responses: [...responses].reverse() }))).toEqual(
    buildRelease(aRequest({ responses })),
  );
});

test('fewer than k respondents have no cells, whether none or k - 1', () => {
  const none = buildRelease(aRequest({ responses: [] }));
  expect(none).toEqual({
    banded: false,
    cells: [],
    certificate: null,
    mergedCategories: [],
    counts: [],
  });
  expect(buildRelease(aRequest({ responses: same(4, [1, 2, 3, 4]), cuts: ['team'] }))).toEqual(none);
});

test('only finished forms count, for group size and score', () => {
  const responses = [...same(5, [40, 40, 40, 40]), ...same(9, [90, null, 90, 90], 'b')];
  const release = buildRelease(aRequest({ responses, cuts: ['team'] }));
  expect(new Set(release.cells.map(({ dim }) => dim))).toEqual(new Set(['overall']));
  expect(cellOf(release, 'overall', 'element', 1)).toMatchObject({ value: 40, n_band: 5 });
});

test('an element without answers has no value and is excluded from its topic', () => {
  const release = buildRelease(aRequest({ responses: same(6, [40, null, 60, 70]), cuts: [] }));
  expect(cellOf(release, 'overall', 'element', 2)).toMatchObject({ value: null, low: false, high: false });
  expect(cellOf(release, 'overall', 'topic', 10)).toMatchObject({ value: 40 });
});

test('a merged category keeps its members and their names', () => {
  const responses = [
    ...same(3, [1, 2, 3, 4], '7'),
    ...same(4, [1, 2, 3, 4], '8'),
    ...same(9, [1, 2, 3, 4], '9'),
  ];
  const labels = { team: { '7': 'Sales', '8': 'Support', '9': 'Care' } };
  const release = buildRelease(aRequest({ responses, cuts: ['team'], labels }));
  expect(release.mergedCategories).toEqual([
    { dim: 'team', category: '7|8', members: ['7', '8'], names: ['Sales', 'Support'] },
  ]);
  expect(cellOf(release, '7|8', 'element', 1)?.members).toEqual(['7', '8']);
});

test('the certificate states what was proved, and its hash covers the cells', () => {
  const hash = (text: string) => text;
  const made = (n: number) =>
    buildRelease(
      aRequest({
        responses: [...same(n, [1, 2, 3, 4]), ...same(8, [1, 2, 3, 4], 'b')],
        cuts: ['team'],
        hash,
      }),
    );
  expect(made(6).certificate).toMatchObject({
    rows: 3,
    atoms: 2,
    k: 5,
    rank: 2,
    algorithm: 'disjoint-bases/1',
  });
  expect(made(6).certificate?.hash).not.toBe(made(7).certificate?.hash);
});

test('late responses are published with earlier cells only if the union is safe', () => {
  const responses = same(24, [40, 50, 60, 70]);
  const first = [...Array(20).keys()];
  expect(buildRelease(aRequest({ responses, cuts: [], earlierCells: [first] })).cells).toEqual([]);
  const more = [...responses, ...same(1, [40, 50, 60, 70])];
  expect(buildRelease(aRequest({ responses: more, cuts: [], earlierCells: [first] })).cells).toHaveLength(7);
});
