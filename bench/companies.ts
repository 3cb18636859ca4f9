import { type Random, seededRandom } from '../server/seed/demoRandom.ts';

export interface Company {
  readonly people: number;
  readonly teams: number;
  /** Each team belongs to one department; otherwise all departments are in all teams. */
  readonly isNested: boolean;
  readonly seed: number;
}

export const benchDimensions = [
  'gender',
  'race',
  'decade',
  'department',
  'location',
  'level',
  'team',
] as const;

/**
 * Generates the attributes of a company's people: groups of uneven size, missing values, and locations
 * correlated with teams.
 */
export function generatePeople({ people, teams, isNested, seed }: Company) {
  const random = seededRandom(seed);
  const departments = Math.max(4, Math.min(14, Math.round(people / 40)));
  return Array.from({ length: people }, () => {
    const team = random.between(1, 10) < 8 ? random.between(0, teams - 1) : uneven(random, teams);
    return {
      gender: genderOf(random),
      race: random.between(1, 10) === 1 ? null : `race ${uneven(random, 7)}`,
      decade: `decade ${uneven(random, 6)}`,
      department: `department ${isNested ? team % departments : uneven(random, departments)}`,
      location: `site ${random.between(1, 10) === 1 ? uneven(random, 6) : team % 6}`,
      level: `level ${uneven(random, 5)}`,
      team: `team ${team}`,
    };
  });
}

function genderOf(random: Random): string | null {
  if (random.between(1, 20) === 1) return null;
  if (random.between(1, 30) === 1) return 'other';
  return random.between(0, 1) === 0 ? 'women' : 'men';
}

/** Returns a number from 0 to `count` - 1; small numbers are more frequent. */
const uneven = (random: Random, count: number) =>
  Math.min(random.between(0, count - 1), random.between(0, count - 1));
