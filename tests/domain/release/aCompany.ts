import type { ReleaseRequest, ReleaseResponse } from '../../../domain/release/buildRelease.ts';
import { createSeededRandom } from './createSeededRandom.ts';

export const companyCuts = ['team', 'gender', 'race', 'decade', 'department', 'location', 'level'] as const;

/** Realistic respondents: groups of different sizes, departments that correlate with teams, and missing values. */
export function aCompany(size: number, teams: number, seed: number): readonly ReleaseResponse[] {
  const random = createSeededRandom(seed);
  const uneven = (count: number) => Math.min(random(0, count - 1), random(0, count - 1));
  return Array.from({ length: size }, () => {
    const team = random(0, teams - 1);
    return {
      g: {
        team: `t${team}`,
        gender: random(0, 19) === 0 ? null : (['women', 'men'][random(0, 1)] ?? null),
        race: random(0, 9) === 0 ? null : `r${uneven(5)}`,
        decade: `${20 + 10 * uneven(5)}s`,
        department: `d${team % 7}`,
        location: random(0, 9) === 0 ? `l${uneven(5)}` : `l${team % 5}`,
        level: `v${uneven(4)}`,
      },
      scores: Array.from({ length: 4 }, () => random(0, 30) / 0.3),
    };
  });
}

/** A request with the elements 1 to 4: topic 10 has elements 1 and 2, topic 20 has 3 and 4. */
export function aRequest(change: Partial<ReleaseRequest>): ReleaseRequest {
  return {
    responses: [],
    cuts: companyCuts,
    k: 5,
    elements: [1, 2, 3, 4],
    topics: [
      { topic_id: 10, element_ids: [1, 2] },
      { topic_id: 20, element_ids: [3, 4] },
    ],
    labels: {},
    hash: (text) => `hash of ${text.length}`,
    ...change,
  };
}
