import { correlationOf } from '../correlation.ts';
import { reliabilityOfMean } from '../raters/spearmanBrown.ts';
import { estimateProfile } from './estimateProfile.ts';
import type { RankedBlock } from './likelihood.ts';
import type { Prior } from './prior.ts';

/** Minimum number of people for a reliability from data. */
export const minPeopleForReliability = 30;

/** Number of ways to split the blocks of a form into halves: one for each of the lowest bits of a block's number. */
const SPLITS = 3;

/** The profiles of one person from both halves of the blocks, for each split. */
export type HalfProfiles = readonly (readonly [readonly number[], readonly number[]])[];

/** Estimates the profiles of one person from both halves of the blocks, for each split. */
export function halfProfiles(blocks: readonly RankedBlock[], prior: Prior): HalfProfiles {
  const thetaOf = (bit: number, half: number) =>
    estimateProfile(
      blocks.filter((_block, at) => ((at >> bit) & 1) === half),
      prior,
    ).theta;
  return Array.from({ length: SPLITS }, (_, bit) => [thetaOf(bit, 0), thetaOf(bit, 1)] as const);
}

/**
 * Reliability of each metric from the answers of people (methods 1.6): the correlation between profiles estimated from two halves of the
 * blocks, averaged over several splits, and extended to the whole form by Spearman and Brown. Unlike 1 - SE^2, it is low if statements
 * don't measure what they should. Negative correlations count as 0. Null for fewer than 30 people.
 */
export function reliabilityOfHalves(people: readonly HalfProfiles[], size: number): readonly number[] | null {
  if (people.length < minPeopleForReliability) return null;
  return Array.from({ length: size }, (_, trait) => {
    const correlations = Array.from({ length: SPLITS }, (_split, bit) => {
      const valuesOf = (half: 0 | 1) => people.map((person) => person[bit]?.[half][trait] ?? 0);
      return correlationOf(valuesOf(0), valuesOf(1));
    });
    return reliabilityOfMean(correlations.reduce((sum, one) => sum + one, 0) / SPLITS, 2);
  });
}

/** Splits whole forms into halves and returns their `reliabilityOfHalves`. */
export const splitHalfReliability = (
  forms: readonly (readonly RankedBlock[])[],
  prior: Prior,
): readonly number[] | null =>
  reliabilityOfHalves(
    forms.map((blocks) => halfProfiles(blocks, prior)),
    prior.size,
  );

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
  return roundOutward(end(-1), end(1));
}

const roundOutward = (low: number, high: number) => ({
  low: Math.floor(100 * low) / 100,
  high: Math.ceil(100 * high) / 100,
});
