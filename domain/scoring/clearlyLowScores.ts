import { standardErrorOf } from './detectChanges.ts';
import { discoveryLimit } from './differenceWords.ts';
import { normalCdf } from './personal/percentileScale.ts';
import { MID_FROM } from './scoreWord.ts';

interface ScoreWithMargin {
  /** 0-100. */
  readonly value: number;
  /** The 90 percent margin in points; null if it isn't known. */
  readonly margin: number | null;
}

/**
 * Determines which scores are low by more than chance explains, in their order. All scores displayed together are tested
 * together (one-sided, Benjamini-Hochberg at .05; methods 1.4). A single score is clearly low if its margin stays below the medium
 * range. A score without a margin never is.
 */
export function clearlyLowScores(scores: readonly ScoreWithMargin[]): readonly boolean[] {
  const ps = scores.map(pOfMediumScore);
  const limit = discoveryLimit(ps.filter((p) => p !== null));
  return ps.map((p) => p !== null && p <= limit);
}

/** The probability of so low a score if the true one is the lowest medium score; null without a margin. */
function pOfMediumScore({ value, margin }: ScoreWithMargin): number | null {
  if (margin === null) return null;
  const se = standardErrorOf(margin);
  if (se === 0) return value < MID_FROM ? 0 : 1;
  return normalCdf((value - MID_FROM) / se);
}
