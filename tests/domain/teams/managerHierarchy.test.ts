import { describe, expect, test } from 'vitest';
import {
  findCycles,
  findOrphans,
  type ManagerLink,
  peopleWithSeveralManagers,
} from '../../../domain/teams/managerHierarchy.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

const bonds = (...pairs: readonly [number, number][]): ManagerLink[] =>
  pairs.map(([manager, person]) => ({ manager, person }));

describe('people in a management cycle', () => {
  test.each([
    ['nobody', [], []],
    ['a chain', bonds([1, 2], [2, 3]), []],
    ['two ways to the same person', bonds([1, 2], [1, 3], [2, 4], [3, 4]), []],
    ['two who lead each other', bonds([5, 3], [3, 5]), [[3, 5]]],
    ['a circle of three, begun by the lowest', bonds([7, 2], [2, 9], [9, 7]), [[2, 9, 7]]],
    ['a circle below a chain', bonds([1, 2], [2, 3], [3, 4], [4, 3]), [[3, 4]]],
    [
      'two circles',
      bonds([1, 2], [2, 1], [3, 4], [4, 3]),
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['the shortest of a knot', bonds([1, 2], [2, 3], [3, 1], [2, 1]), [[1, 2]]],
  ])('%s', (_what, given, expected) => {
    expect(findCycles(given)).toEqual(expected);
  });

  test.each(Array.from({ length: 30 }, (_, seed) => seed + 1))('match a simple search, seed %i', (seed) => {
    const random = createSeededRandom(seed);
    const size = 4 + (seed % 9);
    const given = Array.from({ length: size + (seed % 7) }, () => {
      const manager = random(0, size - 1);
      return { manager, person: (manager + random(1, size - 1)) % size };
    });
    const cycles = findCycles(given);
    const inCircles = new Set(cycles.flat());
    for (const circle of cycles) {
      circle.forEach((manager, at) => {
        const person = circle[(at + 1) % circle.length];
        expect(given.some((bond) => bond.manager === manager && bond.person === person)).toBe(true);
      });
    }
    const selfLed = Array.from({ length: size }, (_, one) => one).filter((one) => leads(given, one, one));
    expect(cycles.length === 0).toBe(selfLed.length === 0);
    for (const one of inCircles) expect(selfLed).toContain(one);
    for (const one of selfLed) {
      expect(cycles.some(([first = -1]) => leads(given, one, first) && leads(given, first, one))).toBe(true);
    }
  });
});

/** Whether a path of at least one link leads from one person to the other, by exhaustive search. */
function leads(
  given: readonly ManagerLink[],
  one: number,
  other: number,
  visited = new Set<number>(),
): boolean {
  return given
    .filter(({ manager }) => manager === one)
    .some(({ person }) => {
      if (person === other) return true;
      if (visited.has(person)) return false;
      return leads(given, person, other, visited.add(person));
    });
}

describe('people with more than one manager', () => {
  test('are listed once with all managers in order, without duplicates', () => {
    expect(peopleWithSeveralManagers(bonds([9, 1], [4, 1], [4, 1], [4, 2], [4, 2]))).toEqual([
      { person: 1, managers: [4, 9] },
    ]);
  });
});

describe('people without a manager', () => {
  test.each([
    ['without any bond there is no hierarchy', [1, 2, 3], [], { top: null, orphans: [] }],
    [
      'the one with the most people below is the top',
      [1, 2, 3, 4, 5],
      bonds([2, 3], [3, 4], [1, 5]),
      { top: 2, orphans: [1] },
    ],
    ['of equals it is the lowest id', [1, 2, 3, 4], bonds([3, 4], [1, 2]), { top: 1, orphans: [3] }],
    [
      'a person two ways below counts once',
      [1, 2, 3, 4, 5, 6, 7],
      bonds([1, 2], [1, 3], [2, 4], [3, 4], [5, 6], [5, 7], [6, 7]),
      { top: 1, orphans: [5] },
    ],
    ['whoever stands alone is one', [1, 2, 3], bonds([1, 2]), { top: 1, orphans: [3] }],
    ['a circle has managers, and no top', [1, 2, 3], bonds([1, 2], [2, 1]), { top: null, orphans: [3] }],
  ])('%s', (_what, people, given, expected) => {
    expect(findOrphans(people, given)).toEqual(expected);
  });
});

test('five thousand people in a chain or a wide tree are processed without recursion', () => {
  const people = Array.from({ length: 5_000 }, (_, at) => at + 1);
  const chain = people.slice(1).map((person) => ({ manager: person - 1, person }));
  expect(findCycles(chain)).toEqual([]);
  expect(findCycles([...chain, { manager: 5_000, person: 1 }])).toEqual([people]);
  expect(findOrphans(people, chain)).toEqual({ top: 1, orphans: [] });
  const tree = people.slice(1).map((person) => ({ manager: Math.ceil((person - 1) / 8), person }));
  expect(findOrphans(people, tree)).toEqual({ top: 1, orphans: [] });
  expect(peopleWithSeveralManagers(tree)).toEqual([]);
});
