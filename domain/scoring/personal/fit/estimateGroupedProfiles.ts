import { cholesky, solveCholesky } from '../../linear/cholesky.ts';
import { estimateProfile, type MetricProfile } from '../estimateProfile.ts';
import type { RankedBlock } from '../likelihood.ts';
import { metricPrior } from '../prior.ts';

/** A person's rankings and the numbers of the groups they belong to. */
export interface GroupedRankings {
  readonly blocks: readonly RankedBlock[];
  readonly groups: readonly number[];
}

export type GroupedProfile = Pick<MetricProfile, 'theta' | 'covariance'>;

/** Number of rounds. With a reliability of .5, less than half a percent of a difference between groups is then still missing. */
const rounds = 8;

/**
 * Profiles of people whose groups may differ in their means (latent regression by expectation maximization; methods 1.7): the prior mean of
 * a person is the sum of the means of their groups. Without it, real differences between groups would look like statements that function
 * differently, because the prior of 1.2 pulls everyone toward the same mean.
 */
export function estimateGroupedProfiles(
  people: readonly GroupedRankings[],
  groupCount: number,
): readonly GroupedProfile[] {
  let means: readonly Float64Array[] = Array.from(
    { length: groupCount },
    () => new Float64Array(metricPrior.size),
  );
  let profiles: readonly GroupedProfile[] = people.map(({ blocks }) => estimateProfile(blocks, metricPrior));
  if (groupCount === 0) return profiles;
  const membership = membershipOf(people, groupCount);
  for (let round = 0; round < rounds; round++) {
    means = groupMeans(people, profiles, membership);
    const before = profiles;
    profiles = people.map((person, at) => aroundMean(person, means, before[at]));
  }
  return profiles;
}

/** X'X of group membership; the 1 on its diagonal keeps overlapping groups apart. */
function membershipOf(people: readonly GroupedRankings[], groupCount: number): Float64Array {
  const sums = new Float64Array(groupCount * groupCount);
  for (let group = 0; group < groupCount; group++) sums[group * groupCount + group] = 1;
  for (const { groups } of people) {
    for (const one of groups) {
      for (const other of groups) {
        const at = one * groupCount + other;
        sums[at] = (sums[at] ?? 0) + 1;
      }
    }
  }
  return cholesky(sums, groupCount);
}

function groupMeans(
  people: readonly GroupedRankings[],
  profiles: readonly GroupedProfile[],
  membership: Float64Array,
): readonly Float64Array[] {
  const groupCount = Math.sqrt(membership.length);
  const means = Array.from({ length: groupCount }, () => new Float64Array(metricPrior.size));
  for (let trait = 0; trait < metricPrior.size; trait++) {
    const sums = new Float64Array(groupCount);
    people.forEach(({ groups }, at) => {
      const value = profiles[at]?.theta[trait] ?? 0;
      for (const group of groups) sums[group] = (sums[group] ?? 0) + value;
    });
    solveCholesky(membership, sums).forEach((value, group) => {
      means[group]?.set([value], trait);
    });
  }
  return means;
}

function aroundMean(
  { blocks, groups }: GroupedRankings,
  means: readonly Float64Array[],
  before: GroupedProfile | undefined,
): GroupedProfile {
  const mean = new Float64Array(metricPrior.size);
  for (const group of groups) {
    means[group]?.forEach((value, trait) => {
      mean[trait] = (mean[trait] ?? 0) + value;
    });
  }
  const shifted = blocks.map((block) =>
    block.map(({ trait, a, b }) => ({ trait, a, b: b + a * (mean[trait] ?? 0) })),
  );
  const start = mean.map((value, trait) => (before?.theta[trait] ?? value) - value);
  const { theta, covariance } = estimateProfile(shifted, metricPrior, start);
  return { theta: theta.map((value, trait) => value + (mean[trait] ?? 0)), covariance };
}
