import type { ComparedScores, PublishedScore } from './compareScores.ts';
import { measureScore } from './compareScores.ts';
import { type ChangeWord, detectChanges, marginOfError } from './detectChanges.ts';

/** The difference of two published scores, in points. */
export interface ScoreDifference {
  /** Null if one of the scores is limited ("80 or more") or a band, so that the difference isn't known. */
  readonly points: number | null;
  /** The 90 percent margin of the difference in whole points; null without margins of the scores. */
  readonly margin: number | null;
  /** Whether the difference is significant; null without margins. */
  readonly word: ChangeWord | null;
}

/** A score to compare, which may be the lower end of a band of ten points. */
export interface ComparableScore extends PublishedScore {
  readonly banded?: boolean | undefined;
}

/** Two scores to compare, with the values and errors that follow from them; null where nothing can be tested. */
export interface ScorePair {
  readonly from: ComparableScore;
  readonly to: ComparableScore;
  readonly compared: ComparedScores | null;
}

/** Margins are whole points, so the margin of a difference can be one exactly. */
const TOLERANCE = 1e-9;

/** Returns the differences of pairs that are displayed together, tested together (methods 1.4), in the given order. */
export function measureDifferences(pairs: readonly ScorePair[]): readonly ScoreDifference[] {
  const words = detectChanges(
    pairs.flatMap(({ compared }, at) => (compared ? [{ element_id: at, ...compared }] : [])),
  );
  return pairs.map(({ from, to, compared }, at) => {
    if (compared) {
      const { before, after } = compared;
      return {
        points: Math.round(after.value - before.value),
        margin: Math.ceil(marginOfError(Math.hypot(before.se, after.se)) - TOLERANCE),
        word: words.get(at) ?? null,
      };
    }
    const isExact = isWholePoint(from) && isWholePoint(to);
    return { points: isExact ? to.answer_percent - from.answer_percent : null, margin: null, word: null };
  });
}

/** Pairs a score with a reference that counts as exact, such as the median of other companies. */
export function pairWithReference(own: ComparableScore, reference: number): ScorePair {
  const after = isWholePoint(own) ? measureScore(own) : null;
  return {
    from: { answer_percent: reference, low: false, high: false, margin: 0 },
    to: own,
    compared: after && { before: { value: reference, se: 0 }, after },
  };
}

/**
 * Pairs the scores of two groups of one campaign, one of which may be the whole company (methods 2.10). People who are in both give their means
 * a covariance that isn't published and never negative, so the error is at most that of separate groups, which is used.
 */
export function pairOfGroups(to: ComparableScore, from: ComparableScore): ScorePair {
  const [after, before] =
    isWholePoint(to) && isWholePoint(from) ? [measureScore(to), measureScore(from)] : [];
  return { from, to, compared: after && before ? { before, after } : null };
}

const isWholePoint = ({ low, high, banded }: ComparableScore) => !low && !high && !banded;
