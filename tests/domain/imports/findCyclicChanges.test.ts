import { expect, test } from 'vitest';
import { findCyclicChanges } from '../../../domain/imports/findCyclicChanges.ts';

const change = (line: number, person: number, manager: number, before: readonly number[] = []) => ({
  line,
  person,
  manager,
  before,
});

test.each([
  ['changes without a cycle', [change(2, 1, 2), change(3, 2, 3)], [], []],
  ['two people who would manage each other', [change(2, 1, 2), change(3, 2, 1), change(4, 4, 1)], [], [2, 3]],
  ['a manager who reports to the person', [change(2, 1, 2)], [[1, 2]], [2]],
  ['a cycle that another change removes', [change(2, 1, 2), change(3, 2, 3, [1])], [[1, 2]], []],
  [
    'a cycle of existing managers',
    [change(2, 3, 1)],
    [
      [1, 2],
      [2, 1],
    ],
    [],
  ],
  ['a manager changed since', [change(2, 1, 2), change(3, 2, 3, [9])], [[1, 2]], [2]],
  [
    'a cycle through the manager whom a refused change leaves',
    [change(2, 1, 2), change(3, 2, 3, [1])],
    [
      [1, 2],
      [2, 3],
    ],
    [2, 3],
  ],
] as const)('%s', (_name, changes, links, lines) => {
  const pairs = links.map(([manager, person]) => ({ manager, person }));
  expect([...findCyclicChanges(changes, pairs)].sort()).toEqual(lines);
});

test('a cycle of 50,000 changes is found', () => {
  const changes = Array.from({ length: 50_000 }, (_, at) => change(at + 2, at + 1, ((at + 1) % 50_000) + 1));
  expect(findCyclicChanges(changes, []).size).toBe(50_000);
});
