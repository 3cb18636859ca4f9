import { createHash } from 'node:crypto';
import { buildRelease } from '../domain/release/buildRelease.ts';
import { planCells } from '../domain/release/planCells.ts';
import { seededRandom } from '../server/seed/demoRandom.ts';
import { openSolver } from '../server/usecases/releasing/openSolver.ts';
import { benchDimensions, type Company, generatePeople } from './companies.ts';
import { cpuSince } from './cpuSince.ts';

const sizes = [
  { people: 240, teams: 18, most: 1_000 },
  { people: 1_000, teams: 100, most: 2_000 },
  { people: 5_000, teams: 400, most: 60_000 },
] as const;
const seeds = [1, 2, 3] as const;

/** Measures the merging and audit of a release in one thread: the slowest of several companies. */
export function measureAudits(): {
  people: number;
  teams: number;
  ms: number;
  most: number;
  certain: boolean;
}[] {
  return sizes.map(({ people, teams, most }) => {
    const runs = companies(people, teams).map((company) => {
      const all = generatePeople(company);
      const started = process.cpuUsage();
      const plan = planCells({ people: all, cuts: benchDimensions, k: 5 });
      return { ms: cpuSince(started), certain: plan !== null && !plan.gaveUp };
    });
    const certain = runs.every((run) => run.certain);
    return { people, teams, most, ms: Math.max(...runs.map(({ ms }) => ms)), certain };
  });
}

const companies = (people: number, teams: number): Company[] =>
  [true, false].flatMap((isNested) => seeds.map((seed) => ({ people, teams, isNested, seed })));

/** Measures the interval audit of one element, including the solver. */
export async function measureIntervals(): Promise<{ people: number; ms: number; banded: boolean }[]> {
  const { solver, dispose } = await openSolver();
  const measured = [
    { people: 240, teams: 18 },
    { people: 1_000, teams: 100 },
    { people: 5_000, teams: 400 },
  ].map((size) => {
    const random = seededRandom(size.people);
    const responses = generatePeople({ ...size, isNested: true, seed: 1 }).map((g) => ({
      g,
      scores: [10 * Math.max(random.between(0, 10), random.between(0, 10))],
    }));
    const request = {
      responses,
      cuts: benchDimensions,
      k: 5,
      elements: [1],
      topics: [{ topic_id: 1, element_ids: [1] }],
      labels: {},
      hash: (text: string) => createHash('sha256').update(text).digest('hex'),
    };
    const started = process.cpuUsage();
    buildRelease(request);
    const without = cpuSince(started);
    const { banded } = buildRelease({ ...request, solver });
    return { people: size.people, ms: cpuSince(started) - 2 * without, banded };
  });
  dispose();
  return measured;
}
