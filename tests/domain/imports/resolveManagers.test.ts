import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { type ManagerRow, resolveManagers } from '../../../domain/imports/resolveManagers.ts';

const aRow = (line: number, manager = '', more: Partial<ManagerRow> = {}): ManagerRow => ({
  line,
  userId: null,
  hasError: false,
  keys: [`E${line}`, `p${line}@x.example`],
  manager,
  ...more,
});
const noOne = { people: new Map<string, number | null>(), links: [] };

test.each([
  ['by employee ID of a later line', [aRow(2, 'E3'), aRow(3)], { manager: { userId: null, line: 3 } }],
  ['by email address', [aRow(2, 'p3@x.example'), aRow(3)], { manager: { userId: null, line: 3 } }],
  [
    'who exists and is in the file',
    [aRow(2, 'E3'), aRow(3, '', { userId: 7 })],
    { manager: { userId: 7, line: null } },
  ],
  ['who exists', [aRow(2, 'A1')], { manager: { userId: 5, line: null } }],
  ['who isn’t known', [aRow(2, 'nobody')], { problem: 'unknownManager', params: { name: 'nobody' } }],
  [
    'whose ID belongs to two people',
    [aRow(2, 'A2')],
    { problem: 'ambiguousManager', params: { name: 'A2' } },
  ],
  ['who is the person', [aRow(2, 'E2')], { problem: 'ownManager', params: {} }],
  ['who is the existing person', [aRow(2, 'A1', { userId: 5 })], { problem: 'ownManager', params: {} }],
  [
    'whose line has an error',
    [aRow(2, 'E3'), aRow(3, '', { hasError: true })],
    { problem: 'managerLine', params: { line: 3 } },
  ],
] as const)('a manager %s', (_name, rows, outcome) => {
  const people = new Map([
    ['A1', 5],
    ['A2', null],
  ]);
  expect(resolveManagers(rows, { people, links: [] })).toEqual([{ line: 2, ...outcome }]);
});

test('rows without a manager and rows with errors have no outcome', () => {
  expect(resolveManagers([aRow(2), aRow(3, 'E2', { hasError: true })], noOne)).toEqual([]);
});

test('every line of a cycle is refused, and people below it keep a note', () => {
  const rows = [aRow(2, 'E4'), aRow(3, 'E2'), aRow(4, 'E3'), aRow(5, 'E4'), aRow(6, 'E5')];
  const cycle = { problem: 'managerCycle', params: { lines: '2, 3, 4' } };
  expect(resolveManagers(rows, noOne)).toEqual([
    { line: 2, ...cycle },
    { line: 3, ...cycle },
    { line: 4, ...cycle },
    { line: 5, problem: 'managerLine', params: { line: 4 } },
    { line: 6, manager: { userId: null, line: 5 } },
  ]);
});

test('a cycle through existing managers is refused, unless the file replaces them', () => {
  const links = [
    { manager: 1, person: 2 },
    { manager: 2, person: 3 },
  ];
  const people = new Map([['A3', 3]]);
  const below = aRow(2, 'A3', { userId: 1 });
  expect(resolveManagers([below], { people, links })).toEqual([
    { line: 2, problem: 'managerCycle', params: { lines: '2' } },
  ]);
  const moved = aRow(3, 'E9', { userId: 2 });
  const top = aRow(4, '', { userId: 9, keys: ['E9'] });
  expect(resolveManagers([below, moved, top], { people, links })).toEqual([
    { line: 2, manager: { userId: 3, line: null } },
    { line: 3, manager: { userId: 9, line: null } },
  ]);
});

test('a cycle of 50,000 people is refused, and each line names the first ten', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => aRow(at + 2, `E${at === 0 ? 50_001 : at + 1}`));
  const outcomes = resolveManagers(rows, noOne);
  expect(outcomes).toHaveLength(50_000);
  const cycle = { problem: 'managerCycle', params: { lines: '2, 3, 4, 5, 6, 7, 8, 9, 10, 11' } };
  expect(outcomes.filter((one) => !isDeepStrictEqual(one, { line: one.line, ...cycle }))).toEqual([]);
});

test('a chain of 50,000 people is resolved without recursion', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => aRow(at + 2, at === 0 ? '' : `E${at + 1}`));
  const outcomes = resolveManagers(rows, noOne);
  expect(outcomes).toHaveLength(49_999);
  expect(outcomes.every((one) => 'manager' in one)).toBe(true);
});
