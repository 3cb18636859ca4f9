import { bandEnd } from '../../../domain/release/bands.ts';

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

/** A value as a person reads it. */
export function shownText(shown: Shown, words: ShownWords): string {
  if (shown.value === null) return words.notShown;
  if (shown.high) return words.orMore(shown.value);
  if (shown.low) return words.orLess(shown.value);
  return shown.banded ? words.between(shown.value, bandEnd(shown.value)) : String(shown.value);
}
