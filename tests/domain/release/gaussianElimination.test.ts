import { expect, test } from 'vitest';
import { eliminate, PRIME, sparsestFirst } from '../../../domain/release/gaussianElimination.ts';
import { createSeededRandom, type Random } from './createSeededRandom.ts';

/** Groups of a partition as 0/1 rows, the row of everyone first, and some rows that depend on others. */
function randomRows(random: Random, size: number): Float64Array[] {
  const everybody = new Float64Array(size).fill(1);
  const parts = [2, 5, 9].flatMap((count) => {
    const own = Array.from({ length: size }, () => random(0, count - 1));
    return Array.from({ length: count }, (_, part) => Float64Array.from(own, (one) => Number(one === part)));
  });
  return [everybody, ...parts];
}

const shuffle = (random: Random, list: readonly number[]) =>
  list
    .map((entry) => ({ entry, key: random(0, 1_000_000) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);

test('the order of the rows changes neither the basis nor its pivots', () => {
  const random = createSeededRandom(7);
  for (let run = 0; run < 60; run += 1) {
    const rows = randomRows(random, 12 + run);
    const columns = shuffle(random, [...(rows[0] ?? []).keys()]);
    const plain = eliminate(rows, columns);
    const sparse = eliminate(sparsestFirst(rows), columns);
    expect(sparse.pivots).toEqual(plain.pivots);
    expect(sparse.rows).toEqual(plain.rows);
    expect(sparse.rest).toHaveLength(plain.rest.length);
    // Rows that were reduced before.
    const again = [...columns].reverse();
    expect(eliminate(sparsestFirst(plain.rows), again).rows).toEqual(eliminate(plain.rows, again).rows);
  }
});

test('rows with few entries come first, and none is lost', () => {
  const rows = [
    [1, 1, PRIME - 1],
    [0, 0, 0],
    [0, 5, 0],
    [1, 0, 2],
  ].map((row) => Float64Array.from(row));
  expect(sparsestFirst(rows).map((row) => [...row])).toEqual([
    [0, 0, 0],
    [0, 5, 0],
    [1, 0, 2],
    [1, 1, PRIME - 1],
  ]);
});
