import { isBeyondChance } from './chanceEvidence.ts';

/** The only information stored about how a form was answered. */
export type QualityFlag = 'good' | 'hasty' | 'patterned' | 'inconsistent';

/** Data collected while the form is open; it is discarded once reduced to a flag. */
export interface AnsweringBehavior {
  /** Seconds per question, where measured. */
  readonly seconds: readonly number[];
  /** For each question the screen positions (0 is the top) in the order in which they were chosen. */
  readonly displayed: readonly (readonly number[])[];
  /** The result of `evidenceAgainstChance`. */
  readonly evidence: number | null;
}

/** A fast reader needs about eight seconds for four statements of ten words; half of that is too fast to have read them. */
const TOO_FAST_SECONDS = 4;
/** Minimum share of hasty questions for the flag. A few hasty questions occur in every form. */
const HASTY_SHARE = 1 / 3;
/** Each of the 24 screen orders occurs in 4 percent of the questions by chance. */
const SAME_ORDER_SHARE = 0.4;
/** Alternating down and up is a pattern of two orders, which together occur in 8 percent by chance. */
const TWO_ORDERS_SHARE = 0.6;
/** Minimum number of questions for a pattern to count as evidence. */
const FEWEST_QUESTIONS = 8;

/**
 * Derives one flag from times, patterns and evidence; nothing else about times and patterns may be stored or shown. `inconsistent` takes
 * precedence, then patterns, then haste. The flag has no consequences: whether answers count is decided from the answers (methods 1.3).
 */
export function qualityFlagOf({ seconds, displayed, evidence }: AnsweringBehavior): QualityFlag {
  if (!isBeyondChance(evidence, displayed.length)) return 'inconsistent';
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
