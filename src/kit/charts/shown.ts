import { bandEnd } from '../../../domain/release/sizeBands.ts';

/** A published value: limited ones stand for "80 or more" and "20 or less"; null is not published. */
export interface Shown {
  readonly value: number | null;
  readonly low: boolean;
  readonly high: boolean;
  /** The value stands for the ten points from it on. */
  readonly banded?: boolean | undefined;
}

/** The sentences around a value. They come from the screen, as widgets know no language. */
export interface ShownWords {
  readonly orMore: (value: number) => string;
  readonly orLess: (value: number) => string;
  readonly between: (from: number, to: number) => string;
  readonly notShown: string;
  /** Of a distance that is more than chance alone would make. */
  readonly clear: string;
}

/** The least and the most it may stand for; everything where it is not published. */
export function rangeOf({ value, low, high, banded }: Shown): { readonly from: number; readonly to: number } {
  return {
    from: low ? 0 : (value ?? 0),
    to: high ? 100 : (value ?? 100) + (banded ? 10 : 0),
  };
}

/** Points that certainly lie between two values, below 0 where the first lies lower; 0 where either may. */
export function certainGap(own: Shown, other: Shown): number {
  const [a, b] = [rangeOf(own), rangeOf(other)];
  return a.from > b.to ? a.from - b.to : Math.min(0, a.to - b.from);
}

/** As short as it fits beside a point: "64", "60–69", "≥80", "≤20". */
export function shortText({ value, low, high, banded }: Shown): string {
  if (value === null) return '';
  if (high || low) return `${high ? '≥' : '≤'}${value}`;
  return banded ? `${value}–${bandEnd(value)}` : String(value);
}

/** A value as a person reads it. */
export function shownText(shown: Shown, words: ShownWords): string {
  if (shown.value === null) return words.notShown;
  if (shown.high) return words.orMore(shown.value);
  if (shown.low) return words.orLess(shown.value);
  return shown.banded ? words.between(shown.value, bandEnd(shown.value)) : String(shown.value);
}
