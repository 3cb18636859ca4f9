import { addDays } from '../dates/days.ts';
import { resolveWallTime, toWallTime } from './wallTime.ts';

/** The smallest number of people without a seat that suggests another date. */
const leastDemand = 3;

/** How long people need to plan, in days. */
const noticeDays = 14;

/** A date of a topic, in the order of their starts. */
interface TopicDate {
  readonly starts_at: string;
  readonly time_zone: string;
  readonly waiting: number;
}

interface ProposedDate {
  readonly starts_at: string;
  readonly time_zone: string;
  /** The people on the wait lists of the topic. */
  readonly waiting: number;
}

/**
 * Proposes another date of a topic if at least three people wait for its upcoming ones: the weekday and local time of the date with the
 * longest wait list, in the first week that is at least 14 days from now and after all planned dates. Null without that demand.
 */
export function proposeDate(dates: readonly TopicDate[], now: Date): ProposedDate | null {
  const waiting = dates.reduce((sum, date) => sum + date.waiting, 0);
  const [model] = dates.toSorted((one, other) => other.waiting - one.waiting);
  if (!model || waiting < leastDemand) return null;
  const { time_zone } = model;
  const last = Math.max(...dates.map(({ starts_at }) => Date.parse(starts_at)));
  const earliest = Math.max(last + 1, now.getTime() + noticeDays * 86_400_000);
  const { day, time } = toWallTime(new Date(model.starts_at), time_zone);
  for (let week = 1; ; week += 1) {
    const { instant } = resolveWallTime({ day: addDays(day, 7 * week), time }, time_zone);
    if (instant.getTime() >= earliest) return { starts_at: instant.toISOString(), time_zone, waiting };
  }
}
