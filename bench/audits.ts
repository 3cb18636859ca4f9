import { createHash } from 'node:crypto';
import { buildRelease, type ReleaseResponse } from '../domain/release/build.ts';
import { type Random, seededRandom } from '../server/seed/random.ts';

const companies = [
  { people: 240, teams: 18 },
  { people: 1_000, teams: 40 },
] as const;
const dimensions = { race: 8, gender: 4, decade: 5, department: 7, location: 5, level: 5 } as const;

/** Merging, audit and scores of one release, in one thread. */
export function audits(): { people: number; teams: number; ms: number }[] {
  return companies.map(({ people, teams }) => {
    const random = seededRandom(people);
    const responses = Array.from({ length: people }, () => respondent(random, teams));
    const started = performance.now();
    buildRelease({
      responses,
      cuts: [...Object.keys(dimensions), 'team'],
      k: 5,
      elements: [1, 2],
      topics: [{ topic_id: 1, element_ids: [1, 2] }],
      labels: {},
      hash: (text) => createHash('sha256').update(text).digest('hex'),
    });
    return { people, teams, ms: performance.now() - started };
  });
}

function respondent(random: Random, teams: number): ReleaseResponse {
  const g: Record<string, string> = { team: `team ${random.between(1, teams)}` };
  for (const [dim, count] of Object.entries(dimensions)) {
    g[dim] = `${dim} ${Math.min(random.between(1, count), random.between(1, count))}`;
  }
  return { g, scores: [random.between(0, 10) * 10, random.between(0, 10) * 10] };
}
