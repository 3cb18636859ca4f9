import type { HomeOverview, ListedTask } from '../../../../contract/v2/home.ts';
import { countWaiting } from '../../../../domain/home/homeTasks.ts';

/** A survey that waits for the reader. */
export const listedTask = (change: Partial<ListedTask> = {}): ListedTask => ({
  kind: 'benchmark',
  context: 'Culture benchmark Q4 2026',
  about: null,
  count: 1,
  due_on: '2026-12-12',
  is_started: false,
  is_done_today: false,
  minutes: null,
  min_group: null,
  path: '/metrics/m',
  ...change,
});

/** The answer about the home page: by default, nothing waits and nothing changed. */
export const homeOverview = (change: Partial<HomeOverview> = {}): HomeOverview => {
  const { tasks = [] } = change;
  return { today: '2026-12-10', waiting: countWaiting(tasks), tasks, changes: [], ...change };
};
