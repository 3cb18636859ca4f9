import { addDays } from '../dates/days.ts';
import { workdayOnOrAfter, workdayOnOrBefore } from './workingTime.ts';

const daysAfterOpening = [3, 7];
const daysBeforeClose = 1;

/** Maximum number of reminders that a person receives about one survey (methods 3.1). */
export const maxReminders = 3;

/**
 * Returns the days of the reminders: 3 and 7 days after the opening and 1 day before closing (methods 3.1), ascending
 * ISO dates. Days on weekends move to the next working day, the last one to the previous working day. Days outside the
 * period are dropped.
 */
export function reminderDaysOf(opensOn: string, closesOn: string): readonly string[] {
  const planned = [
    ...daysAfterOpening.map((days) => addDays(opensOn, days)),
    addDays(closesOn, -daysBeforeClose),
  ];
  const between = [...new Set(planned.filter((day) => day > opensOn && day < closesOn))].sort();
  const moved = between.map((day, at) =>
    at === between.length - 1 ? workdayOnOrBefore(day) : workdayOnOrAfter(day),
  );
  const within = moved.filter((day) => day > opensOn && day <= closesOn);
  return [...new Set(within)].sort().slice(0, maxReminders);
}
