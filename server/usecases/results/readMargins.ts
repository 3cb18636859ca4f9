import { meanOf } from '../../../domain/scoring/benchmarkScores.ts';
import { marginOfError } from '../../../domain/scoring/detectChanges.ts';
import type { PublishedCell } from '../../store/results/publishedCells.ts';

/** The standard deviations of a release from before margins were published, by element id. */
type EarlierSpread = Readonly<Record<string, number>>;

/**
 * Returns the margin of an element in whole points, as published, or from the spread of an earlier release and the
 * smallest size of its band.
 */
export function elementMargin(
  { margin, subject_id, n_band }: PublishedCell,
  spread: EarlierSpread,
): number | null {
  const sd = spread[subject_id];
  if (margin !== null || sd === undefined) return margin;
  return Math.ceil(marginOfError(sd / Math.sqrt(n_band)));
}

/**
 * Returns the margin of a score that is a mean of others: as published, otherwise the mean of their margins,
 * which it can't exceed. Null if one of them has none.
 */
export function combinedMargin(
  published: number | null,
  parts: readonly { readonly margin: number | null }[],
): number | null {
  const margins = parts.flatMap(({ margin }) => margin ?? []);
  return published ?? (margins.length < parts.length ? null : meanOf(margins));
}
