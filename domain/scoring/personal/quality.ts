import { isConsistent } from './consistency.ts';

/** All that is kept of how a form was answered. */
export type QualityFlag = 'good' | 'hasty' | 'patterned' | 'inconsistent';

/** What is known while the form is open, and forgotten once it is reduced to a flag. */
export interface Answering {
  /** Seconds spent on each question, where they were measured. */
  readonly seconds: readonly number[];
  /** For each question the positions on the screen (0 = topmost) in the order they were chosen. */
  readonly displayed: readonly (readonly number[])[];
  /** Of `consistencyIndex`. */
  readonly consistency: number | null;
}

/** Four statements of ten words take a fast reader some eight seconds; half of that is not reading. */
const TOO_FAST_SECONDS = 4;
/** One hasty question in three: single ones happen to everybody. */
const HASTY_SHARE = 1 / 3;
/** By chance each of the 24 orders on the screen comes up in 4 percent of the questions. */
const SAME_ORDER_SHARE = 0.4;
/** Going down and up in turn is a pattern of two orders, which by chance make up 8 percent. */
const TWO_ORDERS_SHARE = 0.6;
/** With fewer questions a pattern is no evidence. */
const FEWEST_QUESTIONS = 8;

/**
 * One flag from times and patterns; nothing else of them may be kept or shown. Inconsistent answers come first,
 * because they alone have a consequence (no profile); then patterns, then haste.
 */
export function qualityOf({ seconds, displayed, consistency }: Answering): QualityFlag {
  if (!isConsistent(consistency)) return 'inconsistent';
  if (isPatterned(displayed)) return 'patterned';
  const fast = seconds.filter((spent) => spent < TOO_FAST_SECONDS).length;
  return fast > 0 && fast >= seconds.length * HASTY_SHARE ? 'hasty' : 'good';
}

function isPatterned(displayed: readonly (readonly number[])[]): boolean {
  if (displayed.length < FEWEST_QUESTIONS) return false;
  const counts = new Map<string, number>();
  for (const order of displayed) {
    const name = order.join();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most = 0, next = 0] = [...counts.values()].sort((a, b) => b - a);
  return most >= displayed.length * SAME_ORDER_SHARE || most + next >= displayed.length * TWO_ORDERS_SHARE;
}
