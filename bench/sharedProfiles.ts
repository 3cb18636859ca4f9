import { createHash } from 'node:crypto';
import { buildMetricRelease, type metricCuts } from '../domain/metricResults/buildMetricRelease.ts';
import { groupKey } from '../domain/metricResults/sharing/groupKey.ts';
import { metrics } from '../domain/metrics/metrics.ts';
import { seededRandom } from '../server/seed/demoRandom.ts';
import {
  type AdmissionInput,
  decideAdmissions,
} from '../server/usecases/metricResults/sharing/decideAdmissions.ts';
import { withSolver } from '../server/usecases/releasing/openSolver.ts';
import { generatePeople } from './companies.ts';
import { cpuSince } from './cpuSince.ts';

export interface SharedProfilesAudit {
  readonly people: number;
  readonly ms: number;
  readonly shown: number;
  readonly sharing: number;
}

const sizes = [
  { people: 100, teams: 10 },
  { people: 1_000, teams: 100 },
  { people: 5_000, teams: 400 },
] as const;
const shareOfSharing = 0.8;

/** The audit of shared profiles (R25) of a campaign in which most people share at once, in one thread. */
export async function* measureSharedProfiles(): AsyncIterable<SharedProfilesAudit> {
  for (const size of sizes) {
    const input = await inputOf(size);
    const started = process.cpuUsage();
    const changes = await decideAdmissions(input);
    const shown = [...changes.values()].filter((change) => change.shown !== null).length;
    yield { people: size.people, ms: cpuSince(started), shown, sharing: input.order.length };
  }
}

async function inputOf({ people, teams }: (typeof sizes)[number]): Promise<AdmissionInput> {
  const random = seededRandom(people);
  const own = generatePeople({ people, teams, isNested: true, seed: 1 }).map((g) => ({
    g,
    percentiles: metrics.map(() => random.between(1, 99)),
  }));
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const { cells } = await withSolver((solver) =>
    buildMetricRelease({ own, others: [], labels: {}, hash, solver }),
  );
  const published = new Map(cells.map((cell) => [groupKey(cell), cell]));
  const isIn = (at: number, dim: string, members: readonly string[]) =>
    dim === 'overall' || members.includes(own[at]?.g[dim as (typeof metricCuts)[number]] ?? '');
  const groups = [...published].map(([key, { dim, category, members }]) => {
    return { key, dim, category, people: [...own.keys()].filter((at) => isIn(at, dim, members)) };
  });
  const groupsOf = own.map((): string[] => []);
  for (const { key, people: inGroup } of groups) for (const at of inGroup) groupsOf[at]?.push(key);
  const order = [...own.keys()].filter(() => random.next() < shareOfSharing);
  const sharers = new Set(order);
  return {
    people: own.map((_, at) => ({
      groups: groupsOf[at] ?? [],
      shown: null,
      shown_in: null,
      is_refused: false,
      isSharing: sharers.has(at),
      isShownElsewhere: false,
    })),
    order,
    groups,
    contentGroups: [],
    figures: cells,
    profiles: own.map(({ percentiles }) => percentiles),
  };
}
