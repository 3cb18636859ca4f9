import { roundHalfUp } from '../domain/scoring/rounding.ts';
import { seededRandom } from '../server/seed/demoRandom.ts';
import { answerOf } from './simulateTurnover.ts';

interface Attack {
  /** People who were in the team before someone joined. */
  readonly members: number;
  /** How much the answers of each of them change between two campaigns, as a standard deviation in points. */
  readonly change: number;
  readonly runs: number;
}

const [mean, spread] = [58, 23];

/**
 * Simulates an attack on someone who joined a team between two campaigns: the sum of the second mean minus the sum of the first, both
 * rounded to whole points. Returns the typical error (root mean square) of the best linear estimate from it, and that of the mean score as
 * a guess, in points.
 */
export function simulateDifferenceAttack({ members, change, runs }: Attack): {
  readonly error: number;
  readonly guess: number;
} {
  const random = seededRandom(1_000 * members + change);
  const pairs = Array.from({ length: runs }, () => {
    const attitudes = Array.from({ length: members }, () => mean + spread * random.normal());
    const joined = answerOf(mean + spread * random.normal());
    const before = sum(attitudes.map(answerOf));
    const after = sum(attitudes.map((one) => answerOf(one + change * random.normal()))) + joined;
    const difference =
      (members + 1) * roundHalfUp(after / (members + 1)) - members * roundHalfUp(before / members);
    return { joined, difference: Math.min(100, Math.max(0, difference)) };
  });
  const [center, known] = [
    sum(pairs.map(({ joined }) => joined)) / runs,
    sum(pairs.map((one) => one.difference)) / runs,
  ];
  const covariance = sum(pairs.map((one) => (one.joined - center) * (one.difference - known)));
  const slope = covariance / sum(pairs.map(({ difference }) => (difference - known) ** 2));
  const typical = (errors: readonly number[]) => Math.sqrt(sum(errors.map((one) => one ** 2)) / runs);
  return {
    error: typical(pairs.map((one) => one.joined - center - slope * (one.difference - known))),
    guess: typical(pairs.map(({ joined }) => joined - center)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
