import type { PackageValues } from './packageStandards.ts';

export interface PackageOutcome {
  readonly isCompleted: boolean;
  /** From 0 to 100; null if the package reports no score. */
  readonly score: number | null;
}

/**
 * Whether a package is done: completed or passed, and not failed. Version 1.2 has one status for both, and 2004 reports completion and
 * success separately.
 */
export function readPackageOutcome(values: PackageValues): PackageOutcome {
  const { status, success } = values;
  const isFailed = status === 'failed' || success === 'failed';
  const isDone = status === 'completed' || status === 'passed' || success === 'passed';
  return { isCompleted: isDone && !isFailed, score: scoreOf(values) };
}

const numberOf = (text: string): number | null => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null);

/** The score as a percentage of its range. Without a range it counts from 0 to 100. */
function scoreOf({ raw, min, max, scaled }: PackageValues): number | null {
  const share = numberOf(scaled);
  if (share !== null) return percent(share);
  const value = numberOf(raw);
  if (value === null) return null;
  const [low, high] = [numberOf(min) ?? 0, numberOf(max) ?? 100];
  return high > low ? percent((value - low) / (high - low)) : null;
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;

const maxSeconds = 86_400;
const clock = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/;
const period = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/** The seconds of a session time such as `0001:30:05.5` or `PT1H30M5S`, at most a day; 0 for anything else. */
export function readSessionSeconds(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = clock.exec(text) ?? [];
  const [, days = 0, h = 0, m = 0, s = 0] = period.exec(text) ?? [];
  const total =
    Number(hours) * 3_600 +
    Number(minutes) * 60 +
    Number(seconds) +
    Number(days) * 86_400 +
    Number(h) * 3_600 +
    Number(m) * 60 +
    Number(s);
  return Math.min(maxSeconds, Math.floor(total));
}

/** A number of seconds as the total time of a version of the standard. */
export function writeTotalTime(standard: '1.2' | '2004', seconds: number): string {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (standard === '2004') return `PT${h}H${m}M${s}S`;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(Math.min(h, 9_999)).padStart(4, '0')}:${two(m)}:${two(s)}`;
}
