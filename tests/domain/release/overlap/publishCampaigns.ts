import { buildRelease, type Release } from '../../../../domain/release/buildRelease.ts';
import { audienceOf, limitRelease } from '../../../../domain/release/overlap/limitRelease.ts';
import { openSolver } from '../../../../server/usecases/releasing/openSolver.ts';
import { computePossibleScores } from '../../../server/attack/computePossibleScores.ts';
import { aRequest } from '../aCompany.ts';
import type { Random } from '../createSeededRandom.ts';

const { solver } = await openSolver();
/** The minimum group size of all campaigns. */
export const k = 5;
export const elements = Array.from({ length: 24 }, (_, at) => at + 1);
export const topics = [1, 2, 3, 4, 5, 6].map((topic_id) => ({
  topic_id,
  element_ids: elements.slice(4 * topic_id - 4, 4 * topic_id),
}));

/** An invited person, who answers alike in every campaign. */
export interface Person {
  readonly key: string;
  readonly g: Readonly<Record<string, string>>;
  readonly scores: readonly number[];
}

export function somePeople(count: number, random: Random): Person[] {
  return Array.from({ length: count }, (_, at) => ({
    key: `p${at}`,
    g: { team: `team ${Math.floor(at / 8)}` },
    scores: elements.map(() => random(0, 12) * (100 / 12)),
  }));
}

const requestFor = (people: readonly Person[], cuts: readonly string[]) =>
  aRequest({ responses: people.map(({ g, scores }) => ({ g, scores })), cuts, k, elements, topics, solver });

export const invitedOf = (people: readonly Person[]) => people.map(({ key, g }) => ({ key, g }));

/** Publishes a campaign in which everyone answers, after others of the account. */
export function publish(
  people: readonly Person[],
  earlier: readonly Published[],
  cuts: readonly string[] = [],
) {
  const release = buildRelease(requestFor(people, cuts));
  const request = { invited: invitedOf(people), minInvited: 2 * k, topics, k, solver };
  const limited = limitRelease(release, { ...request, earlier: earlier.map(({ audience }) => audience) });
  return { release, limited, audience: audienceOf(limited, request), people };
}

/** Publishes a pulse about one topic. */
export function publishPulse(people: readonly Person[], earlier: readonly Published[], topicId: number) {
  const own = topics.filter(({ topic_id }) => topic_id === topicId);
  const asked = own.flatMap(({ element_ids }) => element_ids);
  const responses = people.map(({ g, scores }) => ({ g, scores: asked.map((id) => scores[id - 1] ?? 0) }));
  const release = buildRelease(aRequest({ responses, cuts: [], k, elements: asked, topics: own, solver }));
  const request = { invited: invitedOf(people), minInvited: 2 * k, topics: own, k, solver };
  const limited = limitRelease(release, { ...request, earlier: earlier.map(({ audience }) => audience) });
  return { release, limited, audience: audienceOf(limited, request), people };
}

export interface Published {
  readonly audience: ReturnType<typeof audienceOf>;
}

/** The narrowest possible range of any person in an element, for a reader of all published releases. */
export async function narrowestRange(published: readonly Published[], element: number): Promise<number> {
  const ids = new Map<string, number>();
  const idOf = (key: string) => ids.get(key) ?? ids.set(key, ids.size).size - 1;
  const reported = published.flatMap(({ audience: { groups, figures, banded } }) =>
    groups.flatMap((group) => {
      const figure = figures.find(
        (one) =>
          one.dim === group.dim &&
          one.category === group.category &&
          one.subject === 'element' &&
          one.subject_id === element,
      );
      if (!figure || figure.value === null) return [];
      const { value, low, high } = figure;
      return [
        {
          value,
          low,
          high,
          step: banded ? (10 as const) : (1 as const),
          people: new Set(group.people.map(idOf)),
        },
      ];
    }),
  );
  const ranges = await computePossibleScores(reported, 1);
  return Math.min(...ranges.map(([from, to]) => to - from));
}

/** The elements about which groups of a dimension have numbers. */
export const elementsIn = ({ cells }: Release, dim = 'overall') =>
  new Set(
    cells
      .filter((cell) => cell.subject === 'element' && cell.dim === dim)
      .map(({ subject_id }) => subject_id),
  );
