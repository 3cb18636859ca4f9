import { expect, test } from 'vitest';
import { auditCells } from '../../../domain/release/auditCells.ts';
import vectors from '../../vectors/differencing.json' with { type: 'json' };
import { createSeededRandom, type Random } from './createSeededRandom.ts';
import { isDerivable, isSafeByExhaustion } from './plainAuditor.ts';

test.each(vectors.cases)('$name: matches the publication', ({ cells, atoms, k, safe, min_support }) => {
  const result = auditCells(cells, atoms, k);
  expect(result).toMatchObject({ safe, certain: true });
  expect(minimumSupport(cells, atoms)).toBe(min_support);
  if (!safe) {
    const witness = result.witness ?? [];
    expect(witness.reduce((sum, atom) => sum + (atoms[atom] ?? 0), 0)).toBeLessThan(k);
    expect(isDerivable(cells, atoms.length, witness)).toBe(true);
  }
});

/** The minimum number of people whose scores a combination of the cells can isolate; null if it is more than 12. */
function minimumSupport(cells: readonly (readonly number[])[], weights: readonly number[]): number | null {
  for (let support = 1; support <= 12; support++)
    if (!auditCells(cells, weights, support + 1).safe) return support;
  return null;
}

interface Case {
  readonly cells: readonly (readonly number[])[];
  readonly weights: readonly number[];
  readonly k: number;
}

/** Creates random cells over a few atoms. */
function createRandomCells(random: Random): Case {
  const weights = Array.from({ length: random(3, 9) }, () => random(1, 4));
  const cells = Array.from({ length: random(1, 6) }, () =>
    [...weights.keys()].filter(() => random(0, 1) === 1),
  );
  return { cells, weights, k: random(2, 8) };
}

/** The cells of two to four cuts, as in real releases; people with equal values in all cuts form one atom. */
function cuts(random: Random): Case {
  const sizes = Array.from({ length: random(2, 4) }, () => random(2, 3));
  const count = random(8, 14);
  const people = Array.from({ length: count }, () => sizes.map((size) => random(0, size - 1)));
  const keys = [...new Set(people.map((values) => values.join()))];
  const weights = keys.map((key) => people.filter((values) => values.join() === key).length);
  const inCut = (cut: number, value: number) =>
    [...keys.keys()].filter((atom) => keys[atom]?.split(',')[cut] === String(value));
  const cells = sizes.flatMap((size, cut) => Array.from({ length: size }, (_, value) => inCut(cut, value)));
  return { cells: [[...keys.keys()], ...cells], weights, k: random(2, 5) };
}

test.each([
  ['any cells', createRandomCells],
  ['one-way cuts', cuts],
] as const)('500 random cases of %s agree with an independent auditor', (_, make) => {
  const random = createSeededRandom(20_261);
  const outcomes = { safe: 0, unsafe: 0 };
  for (let i = 0; i < 500; i++) {
    const { cells, weights, k } = make(random);
    const result = auditCells(cells, weights, k);
    expect([result.safe, result.certain, cells, weights, k]).toEqual([
      isSafeByExhaustion(cells, weights, k),
      true,
      cells,
      weights,
      k,
    ]);
    outcomes[result.safe ? 'safe' : 'unsafe']++;
    if (result.witness) {
      expect(isDerivable(cells, weights.length, result.witness)).toBe(true);
      expect(result.witness.reduce((sum, atom) => sum + (weights[atom] ?? 0), 0)).toBeLessThan(k);
    }
  }
  expect(Math.min(outcomes.safe, outcomes.unsafe)).toBeGreaterThan(20);
});

test.each([
  [
    [
      [0, 1, 5, 7],
      [0, 3, 4, 6],
      [1, 2, 3, 6, 7],
      [2, 4, 5],
    ],
    [1, 1, 1, 1, 1, 1, 1, 1],
  ],
  [
    [
      [0, 3, 6, 7],
      [0, 1, 2, 4, 7],
      [1, 3, 4, 5],
      [2, 5, 6],
    ],
    [1, 1, 1, 1, 1, 1, 1, 1],
  ],
  [
    [
      [0, 8],
      [0, 5, 6],
      [4, 6, 8],
      [2, 8],
      [0, 2, 5, 7],
    ],
    [2, 1, 2, 3, 1, 1, 2, 1, 2],
  ],
  [
    [
      [0, 2],
      [0, 3, 6],
      [1, 4, 5, 6, 7],
      [0, 1, 2, 4],
      [1, 5, 6],
    ],
    [1, 1, 2, 3, 1, 1, 1, 3],
  ],
])('cells that isolate two people only by combining several rows are detected: %j', (cells, weights) => {
  expect(isSafeByExhaustion(cells, weights, 3)).toBe(false);
  expect(auditCells(cells, weights, 3)).toMatchObject({ safe: false, certain: true });
});

test('atoms in the same cells are indistinguishable and count together', () => {
  expect(auditCells([[0, 1], [2]], [2, 3, 5], 5).safe).toBe(true);
  expect(auditCells([[0, 1], [2], [0]], [2, 3, 5], 5).safe).toBe(false);
});

test('publishing nothing is safe', () => {
  expect(auditCells([], [3], 5)).toMatchObject({ safe: true, rank: 0 });
});

test('a search that reaches its limit is neither conclusive nor safe', () => {
  const cells = [
    [0, 1, 2, 3],
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ];
  expect(auditCells(cells, [6, 5, 5, 6], 10, 1)).toMatchObject({
    safe: false,
    certain: false,
    witness: null,
  });
  expect(auditCells(cells, [6, 5, 5, 6], 10)).toMatchObject({ safe: true, certain: true, rank: 3 });
});

test('atoms without people are refused', () => {
  expect(() => auditCells([[0]], [0], 5)).toThrow(RangeError);
});
