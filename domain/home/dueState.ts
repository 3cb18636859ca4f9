import { addDays } from '../dates/days.ts';

type DueState = 'none' | 'overdue' | 'today' | 'tomorrow' | 'later';

/** Returns how a last day relates to today; both are ISO dates where the person is. */
export function dueStateOf(dueOn: string | null, today: string): DueState {
  if (dueOn === null) return 'none';
  if (dueOn < today) return 'overdue';
  if (dueOn === today) return 'today';
  return dueOn === addDays(today, 1) ? 'tomorrow' : 'later';
}
