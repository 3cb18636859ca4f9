import { bandEnd } from '../../../domain/release/sizeBands.ts';

/** A displayed score. With `low` its value means "20 or less", with `high` "80 or more"; null if it is not published. */
export interface DisplayedScore {
  readonly value: number | null;
  readonly low: boolean;
  readonly high: boolean;
  /** Whether the value is the lower end of a band of ten points. */
  readonly banded?: boolean | undefined;
}

/** Whether two scores are displayed alike. */
export const isSameScore = (one: DisplayedScore, other: DisplayedScore): boolean =>
  one.value === other.value &&
  one.low === other.low &&
  one.high === other.high &&
  (one.banded ?? false) === (other.banded ?? false);

/** The texts around a value, passed in by the screen. */
export interface ScoreTexts {
  readonly orMore: (value: number) => string;
  readonly orLess: (value: number) => string;
  readonly between: (from: number, to: number) => string;
  readonly notShown: string;
  /** The text for a significant gap. */
  readonly significant: string;
}

/** The bounds of the true value; 0 to 100 when it is not published. */
export function scoreRange({ value, low, high, banded }: DisplayedScore): {
  readonly from: number;
  readonly to: number;
} {
  return {
    from: low ? 0 : (value ?? 0),
    to: high ? 100 : (value ?? 100) + (banded ? 10 : 0),
  };
}

/** The minimum difference of two values in points, negative if `own` is lower; 0 if their ranges overlap. */
export function minimumGap(own: DisplayedScore, other: DisplayedScore): number {
  const [a, b] = [scoreRange(own), scoreRange(other)];
  return a.from > b.to ? a.from - b.to : Math.min(0, a.to - b.from);
}

/** The short form next to a point: "64", "60–69", "≥80", "≤20". */
export function shortScoreText({ value, low, high, banded }: DisplayedScore): string {
  if (value === null) return '';
  if (high || low) return `${high ? '≥' : '≤'}${value}`;
  return banded ? `${value}–${bandEnd(value)}` : String(value);
}

/** Formats the score as text, such as "60 to 69" or "80 or more". */
export function displayedScoreText(score: DisplayedScore, words: ScoreTexts): string {
  if (score.value === null) return words.notShown;
  if (score.high) return words.orMore(score.value);
  if (score.low) return words.orLess(score.value);
  return score.banded ? words.between(score.value, bandEnd(score.value)) : String(score.value);
}
