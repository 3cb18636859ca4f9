import { expect, test } from 'vitest';
import { dueStateOf } from '../../../domain/home/dueState.ts';
import { countWaiting, type HomeTask, sortTasks } from '../../../domain/home/homeTasks.ts';
import { isHomeAddress } from '../../../domain/home/isHomeAddress.ts';

const task = (change: Partial<HomeTask>): HomeTask => ({
  kind: 'benchmark',
  context: 'Q4',
  about: null,
  count: 1,
  due_on: null,
  is_started: false,
  is_done_today: false,
  minutes: null,
  min_group: null,
  path: '/',
  ...change,
});

test('tasks are sorted by their last day, then by kind and name, and those without a last day come last', () => {
  const sorted = sortTasks([
    task({ path: 'no day' }),
    task({ path: 'approve', kind: 'approve', due_on: '2026-12-01' }),
    task({ path: 'b', due_on: '2026-12-01', about: 'Bo' }),
    task({ path: 'a', due_on: '2026-12-01', about: 'Al' }),
    task({ path: 'overdue', kind: 'approve', due_on: '2026-11-30' }),
  ]);
  expect(sorted.map(({ path }) => path)).toEqual(['overdue', 'a', 'b', 'approve', 'no day']);
});

test('every task of a line counts, except one whose session of the day is finished', () => {
  expect(countWaiting([task({ count: 40 }), task({}), task({ is_done_today: true })])).toBe(41);
});

test.each([
  [null, 'none'],
  ['2026-12-30', 'overdue'],
  ['2026-12-31', 'today'],
  ['2027-01-01', 'tomorrow'],
  ['2027-01-02', 'later'],
] as const)('on the last day of the year, %s is %s', (day, state) =>
  expect(dueStateOf(day, '2026-12-31')).toBe(state),
);

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/dashboard?x=1', true],
  ['/dashboard/user', true],
  ['/dashboard/benchmark', false],
  ['/users', false],
])('%s is the address of the home page: %j', (url, expected) => expect(isHomeAddress(url)).toBe(expected));
