import { hasSafeIntervals, type IntervalSolver } from '../auditIntervals.ts';
import type { Precision } from '../measureCell.ts';
import type { PublishedAudience } from './audience.ts';
import { splitIntoAtoms } from './comparedAudiences.ts';
import { elementRange, figuresOf, type ScoreRange } from './figureRanges.ts';

/** Whether the possible range of each person in an element is at least 50 points, given the figures of all campaigns. */
export type OverlapAudit = (
  element: number,
  own: Pick<PublishedAudience, 'figures' | 'banded'>,
  precision: Precision,
) => boolean;

/** Changes of the mean, in points, that are tried if no unchanged answers explain the numbers. */
const changes = [0.5, 1, 2, 4, 8, 16, 32, 64] as const;

/**
 * The person-level audit of several campaigns (R24). Its variables are people, or sets of people who are in the same groups in all
 * campaigns. Because nothing stored says who answered, it assumes that each person answered in every campaign, and always in the same way.
 * A reader who knows that only a few people answered can estimate more precisely. If no such answers explain the numbers, answers have
 * changed. Whole points are then refused, and bands are safe only if everyone's range is at least 50 points even when answers may change by
 * up to twice the smallest change that explains the numbers.
 */
export function createOverlapAudit(
  own: PublishedAudience,
  others: readonly PublishedAudience[],
  solver: IntervalSolver,
): OverlapAudit {
  const groups = [own, ...others].flatMap((audience) =>
    audience.groups.map((group) => ({ audience, group })),
  );
  // The same array for all elements, so that the solver recognizes it.
  const { cells, weights } = splitIntoAtoms(groups.map(({ group }) => group.people));
  const fixed = groups.slice(own.groups.length);
  const earlierFigures = fixed.map(({ audience, group }) => ({
    audience,
    figures: figuresOf(audience, group),
  }));

  const isSafeWithin = (ranges: readonly ScoreRange[], change: number): boolean | null => {
    const sum = (at: number, mean: number) => (groups[at]?.group.people.length ?? 0) * mean;
    const least = ranges.map(([from], at) => sum(at, Math.max(0, from - change)));
    const most = ranges.map(([, to], at) => sum(at, Math.min(100, to + change)));
    const sums = { cells, people: weights, least, most, truth: [] };
    const possible = solver(sums);
    const truth = possible.cheapest(new Float64Array(weights.length));
    return truth === null ? null : hasSafeIntervals({ ...sums, truth: [...Array.from(truth)] }, possible);
  };

  return (element, current, precision) => {
    const candidate = { ...own, ...current };
    const ranges = [
      ...own.groups.map((group) => elementRange(figuresOf(candidate, group), element, candidate)),
      ...earlierFigures.map(({ audience, figures }) => elementRange(figures, element, audience)),
    ];
    const isSafe = isSafeWithin(ranges, 0);
    if (isSafe !== null) return isSafe;
    if (precision === 'points') return false;
    const change = changes.find((one) => isSafeWithin(ranges, one) !== null);
    return change === undefined || isSafeWithin(ranges, 2 * change) === true;
  };
}
