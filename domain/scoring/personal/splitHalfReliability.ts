import { reliabilityOfMean } from '../raters/spearmanBrown.ts';
import { estimateProfile } from './estimateProfile.ts';
import type { RankedBlock } from './likelihood.ts';
import type { Prior } from './prior.ts';

/** Fewest people for a reliability from data. */
export const minPeopleForReliability = 30;

/** Ways to split the blocks of a form into halves: by each of the lowest bits of a block's number. */
const SPLITS = 3;

/**
 * Reliability of each metric from the answers of people (methods 1.6): the correlation between profiles estimated from two halves of the
 * blocks, averaged over several splits, and extended to the whole form by Spearman and Brown. Unlike 1 - SE^2, it is low if statements
 * don't measure what they should. Negative correlations count as 0. Null for fewer than 30 people.
 */
export function splitHalfReliability(
  forms: readonly (readonly RankedBlock[])[],
  prior: Prior,
): readonly number[] | null {
  if (forms.length < minPeopleForReliability) return null;
  const splits = Array.from({ length: SPLITS }, (_, bit) =>
    [0, 1].map((half) =>
      forms.map(
        (blocks) =>
          estimateProfile(
            blocks.filter((_block, at) => ((at >> bit) & 1) === half),
            prior,
          ).theta,
      ),
    ),
  );
  return Array.from({ length: prior.size }, (_, trait) => {
    const correlations = splits.map(([first = [], second = []]) =>
      correlationOf(
        first.map((theta) => theta[trait] ?? 0),
        second.map((theta) => theta[trait] ?? 0),
      ),
    );
    return reliabilityOfMean(correlations.reduce((sum, one) => sum + one, 0) / SPLITS, 2);
  });
}

/**
 * The 90 percent interval of a split-half reliability in hundredths, rounded outward: Fisher's z of the correlation between the halves with
 * the standard error 1 / sqrt(n - 3), extended like the reliability itself.
 */
export function splitHalfInterval(
  reliability: number,
  people: number,
): { readonly low: number; readonly high: number } {
  const halves = Math.min(0.999, reliability / (2 - reliability));
  const margin = 1.645 / Math.sqrt(people - 3);
  const end = (side: 1 | -1) => reliabilityOfMean(Math.tanh(Math.atanh(halves) + side * margin), 2);
  return { low: Math.floor(100 * end(-1)) / 100, high: Math.ceil(100 * end(1)) / 100 };
}

/** Pearson's correlation; 0 if either list is constant. */
function correlationOf(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  xs.forEach((one, at) => {
    const other = (ys[at] ?? y) - y;
    xy += (one - x) * other;
    xx += (one - x) ** 2;
    yy += other ** 2;
  });
  return xx * yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}
