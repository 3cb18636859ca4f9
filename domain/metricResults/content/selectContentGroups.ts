import { auditCells } from '../../release/auditCells.ts';
import { createSupportAudit } from '../sharing/createSupportAudit.ts';
import { minComparedPeople } from './contentChanges.ts';

/** The minimum number of people in every combination of published numbers, as in the published means. */
const minPeople = 5;
/** The number of people who are left out together, so that they are no smaller group themselves. */
const leftOutAtOnce = minPeople;
const maxAttempts = 8;
const auditSteps = 50_000;

/** What is published about a campaign, by people as numbers from 0. */
export interface PublishedGroups {
  readonly people: number;
  /** The groups of its means and of earlier comparisons. */
  readonly cells: readonly (readonly number[])[];
  /** People whose profile was ever shown. */
  readonly known: ReadonlySet<number>;
}

/** A person by their numbers in the earlier and in the later campaign. */
export type PairedPerson = readonly [before: number, after: number];

export interface ContentGroups<K> {
  readonly key: K;
  readonly completed: readonly PairedPerson[];
  readonly others: readonly PairedPerson[];
}

/**
 * Selects the contents about which a difference can be published: both groups have enough people, and if the sums of both were published, every
 * combination of them with everything published about either campaign would still contain no people or at least five, and among those whose
 * profile was never shown no people or at least three. Some people may be left out of a comparison for this. Depends on groups only, never on
 * scores (R10). What can't be certified isn't selected.
 */
export function selectContentGroups<K>(
  campaigns: readonly [before: PublishedGroups, after: PublishedGroups],
  contents: readonly ContentGroups<K>[],
): ContentGroups<K>[] {
  const cells = campaigns.map((campaign) => [...campaign.cells]);
  const selected: ContentGroups<K>[] = [];
  for (const content of contents) {
    const groups = fitGroups(
      campaigns.map((campaign, at) => ({ ...campaign, cells: cells[at] ?? [] })),
      content,
    );
    if (groups === null) continue;
    selected.push(groups);
    for (const [at, known] of cells.entries()) known.push(...rowsOf(groups, at));
  }
  return selected;
}

const rowsOf = ({ completed, others }: ContentGroups<unknown>, at: number): number[][] =>
  [completed, others].map((people) => people.map((person) => person[at] ?? 0));

/** Leaves people out until the audit passes; null if it doesn't with enough people. */
function fitGroups<K>(
  campaigns: readonly PublishedGroups[],
  content: ContentGroups<K>,
): ContentGroups<K> | null {
  let groups = content;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (Math.min(groups.completed.length, groups.others.length) < minComparedPeople) return null;
    const failure = findFailure(campaigns, groups);
    if (failure === null) return groups;
    if (failure.witness === null) return null;
    // Both groups in turn: what isolates people of one of them often isolates them from the other side, too.
    const order = attempt % 2 === 0 ? (['completed', 'others'] as const) : (['others', 'completed'] as const);
    groups = leaveOut(groups, campaigns, { at: failure.at, witness: failure.witness, order });
  }
  return null;
}

interface Failure {
  /** The campaign that failed, and the people whom a combination isolates; null if the audit can't tell. */
  readonly at: number;
  readonly witness: readonly number[] | null;
}

function findFailure(campaigns: readonly PublishedGroups[], groups: ContentGroups<unknown>): Failure | null {
  for (const [at, { people, cells, known }] of campaigns.entries()) {
    const all = [...cells, ...rowsOf(groups, at)];
    const { safe, witness } = auditCells(all, new Array<number>(people).fill(1), minPeople, auditSteps);
    if (!safe) return { at, witness };
    const isSafe = known.size === 0 || createSupportAudit(all, people).isSafe({ alone: known, groups: [] });
    if (!isSafe) return { at, witness: null };
  }
  return null;
}

interface LeavingOut {
  readonly at: number;
  readonly witness: readonly number[];
  readonly order: readonly [Group, Group];
}
type Group = 'completed' | 'others';

/** Leaves out people of the first group that is large enough, those who share most groups with the isolated people first, so that these are more. */
function leaveOut<K>(
  groups: ContentGroups<K>,
  campaigns: readonly PublishedGroups[],
  { at, witness, order: [first, second] }: LeavingOut,
): ContentGroups<K> {
  const isolated = new Set(witness);
  const cells = (campaigns[at]?.cells ?? []).filter((cell) => cell.some((person) => isolated.has(person)));
  const inCells = cells.map((cell) => new Set(cell));
  const shared = (person: PairedPerson) => inCells.filter((cell) => cell.has(person[at] ?? -1)).length;
  const from = groups[first].length < minComparedPeople + leftOutAtOnce ? second : first;
  const candidates = groups[from].filter((person) => !isolated.has(person[at] ?? -1));
  const left = new Set(
    candidates.toSorted((one, other) => shared(other) - shared(one)).slice(0, leftOutAtOnce),
  );
  return { ...groups, [from]: groups[from].filter((person) => !left.has(person)) };
}
