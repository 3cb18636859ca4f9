/** The maximum number of emails per hour for a key, such as a mailbox. */
export interface HourlyLimit {
  readonly key: string;
  readonly perHour: number;
}

/** The sent and scheduled emails that count toward the limit of one key. */
export interface MailLoad {
  /** Number of emails less than one hour before or after now. Counting stops at the limit. */
  readonly near: number;
  /** The times of the latest emails, newest first, as many as the limit allows in one hour. */
  readonly latest: readonly Date[];
}

const hourMs = 3_600_000;
const noMails: MailLoad = { near: 0, latest: [] };

/**
 * Plans when to send these emails: now, or after the latest scheduled emails of the same limits, so that no limit is exceeded in any period
 * of one hour. Each planned email counts toward the limits of the following ones. `scheduled` lists the existing emails by key.
 */
export function planMailTimes(
  mails: readonly (readonly HourlyLimit[])[],
  scheduled: ReadonlyMap<string, MailLoad>,
  now: Date,
): Date[] {
  const counted = new Map(scheduled);
  return mails.map((limits) => {
    const at = nextTime(limits, counted, now);
    for (const limit of limits) counted.set(limit.key, withMail(counted.get(limit.key), limit, at, now));
    return at;
  });
}

function nextTime(limits: readonly HourlyLimit[], scheduled: ReadonlyMap<string, MailLoad>, now: Date): Date {
  const isFree = limits.every(({ key, perHour }) => (scheduled.get(key)?.near ?? 0) < perHour);
  if (isFree) return now;
  const ends = limits.flatMap(({ key, perHour }) => {
    const last = scheduled.get(key)?.latest[perHour - 1];
    return last ? last.getTime() + hourMs : [];
  });
  return new Date(Math.max(now.getTime(), ...ends));
}

function withMail(
  { near, latest }: MailLoad = noMails,
  { perHour }: HourlyLimit,
  at: Date,
  now: Date,
): MailLoad {
  const times = [...latest, at].sort((one, other) => other.getTime() - one.getTime());
  const isNear = at.getTime() < now.getTime() + hourMs;
  return { near: near + (isNear ? 1 : 0), latest: times.slice(0, perHour) };
}
