/** When a job runs: every few minutes, hourly at a minute, or daily at a time in UTC. */
export type JobSchedule =
  | { readonly kind: 'minutes'; readonly every: number }
  | { readonly kind: 'hourly'; readonly minute: number }
  | { readonly kind: 'daily'; readonly hour: number; readonly minute: number };

const number = /^\d{1,2}$/;

/** Parses the three forms of cron expressions that are used here; null for any other. */
export function parseSchedule(cron: string): JobSchedule | null {
  const [minute = '', hour = '', ...days] = cron.trim().split(/\s+/);
  if (days.join(' ') !== '* * *') return null;
  if (hour === '*') {
    if (minute === '*') return { kind: 'minutes', every: 1 };
    const every = minute.match(/^\*\/(\d{1,2})$/)?.[1];
    if (every) return Number(every) > 0 ? { kind: 'minutes', every: Number(every) } : null;
    return number.test(minute) ? { kind: 'hourly', minute: Number(minute) } : null;
  }
  const isTime = number.test(minute) && number.test(hour);
  return isTime ? { kind: 'daily', hour: Number(hour), minute: Number(minute) } : null;
}

const minuteMs = 60_000;

/** Returns the first run after `now`. Minute intervals count from the full hour, as in cron. */
export function nextRun(schedule: JobSchedule, now: Date): Date {
  const fits = (at: Date) => {
    if (schedule.kind === 'minutes') return at.getUTCMinutes() % schedule.every === 0;
    if (at.getUTCMinutes() !== schedule.minute) return false;
    return schedule.kind === 'hourly' || at.getUTCHours() === schedule.hour;
  };
  let at = Math.floor(now.getTime() / minuteMs) * minuteMs;
  do at += minuteMs;
  while (!fits(new Date(at)));
  return new Date(at);
}
