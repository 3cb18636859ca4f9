import { mergeSmallCategories } from '../domain/release/mergeCategories.ts';
import { type PlannedCell, readPlanRequest } from '../domain/release/plan/planInput.ts';
import { planCells } from '../domain/release/planCells.ts';
import { benchDimensions, type Company, generatePeople } from './companies.ts';
import { cpuSince } from './cpuSince.ts';
import { formatNumber, limitMs, type Measurement } from './measurement.ts';

const companies = [
  { people: 60, teams: 6, most: 1_000 },
  { people: 150, teams: 12, most: 1_000 },
  { people: 240, teams: 18, most: 1_000 },
  { people: 400, teams: 30, most: 5_000 },
  { people: 490, teams: 45, most: 5_000 },
  { people: 3_000, teams: 200, most: 60_000 },
] as const;
const seeds = [1, 2, 3, 4, 5] as const;

interface GroupCounts {
  readonly groups: number;
  /** Groups under their own name. */
  readonly own: number;
}

/** Groups of companies with teams within departments, out of those large enough by themselves, before and after the search for a plan. */
export async function* measureKeptGroups(): AsyncIterable<Measurement> {
  for (const { people, teams, most } of companies) {
    for (const k of [5, 10]) {
      const runs = seeds.map((seed) => measureCompany({ people, teams, isNested: true, seed }, k));
      const share = (plan: 'greedy' | 'searched', of: keyof GroupCounts) =>
        sum(runs.map((run) => run[plan][of])) / sum(runs.map((run) => run.possible[of]));
      const title = `Nested, ${formatNumber(people)} people, k = ${k}`;
      yield compareShares(`${title}: groups kept`, share('searched', 'groups'), share('greedy', 'groups'));
      yield compareShares(`${title}: own name kept`, share('searched', 'own'), share('greedy', 'own'));
      yield limitMs(`${title}: slowest plan`, 'Node', Math.max(...runs.map(({ ms }) => ms)), most);
    }
  }
}

function measureCompany(company: Company, k: number) {
  const request = { people: generatePeople(company), cuts: benchDimensions, k };
  const started = process.cpuUsage();
  const searched = planCells(request);
  const ms = cpuSince(started);
  const cuts = readPlanRequest(request)?.cuts ?? [];
  return {
    ms,
    searched: countGroups(searched?.cells),
    greedy: countGroups(planCells({ ...request, work: 0 })?.cells),
    possible: {
      groups: sum(cuts.map((cut) => mergeSmallCategories(cut)?.categories.length ?? 0)),
      own: sum(cuts.map(({ categories, minimum }) => categories.filter(({ n }) => n >= minimum).length)),
    },
  };
}

function countGroups(cells: readonly PlannedCell[] = []): GroupCounts {
  const groups = cells.filter(({ dim }) => dim !== 'overall');
  return { groups: groups.length, own: groups.filter(({ members }) => members.length === 1).length };
}

const compareShares = (what: string, after: number, before: number): Measurement => ({
  what,
  on: 'Node',
  value: `${Math.round(100 * after)}%`,
  floor: `${Math.round(100 * before)}%`,
  ratio: after / before,
  isWithinLimit: true,
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
