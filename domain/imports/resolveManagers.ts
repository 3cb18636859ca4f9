import { managerCycles } from '../teams/managerHierarchy.ts';

/** The form in which employee IDs and email addresses are compared: an address in lower case, an ID as it is. */
export function personKey(text: string): string {
  const key = text.trim();
  return key.includes('@') ? key.toLowerCase() : key;
}

/** A row of a file with the keys of its person and of the manager that it names. */
export interface ManagerRow {
  readonly line: number;
  /** The existing person; null for a new one. */
  readonly userId: number | null;
  readonly hasError: boolean;
  readonly keys: readonly string[];
  readonly manager: string;
}

/** A person in the account or on a line of the file. */
type ManagerRef =
  | { readonly userId: number; readonly line: null }
  | { readonly userId: null; readonly line: number };

type ManagerProblem = 'unknownManager' | 'ambiguousManager' | 'ownManager' | 'managerCycle' | 'managerLine';

export type ManagerOutcome =
  | { readonly line: number; readonly manager: ManagerRef }
  | {
      readonly line: number;
      readonly problem: ManagerProblem;
      readonly params: Readonly<Record<string, string | number>>;
    };

interface Hierarchy {
  /** Existing people by `personKey`; null if several people match. */
  readonly people: ReadonlyMap<string, number | null>;
  /** Existing managers of all people of the account. */
  readonly links: readonly { readonly manager: number; readonly person: number }[];
}

/** New people have the negative number of their line in the hierarchy. */
const nodeOf = ({ userId, line }: ManagerRef) => userId ?? -line;
const maxNamedLines = 10;

/**
 * Returns the manager of each row that names one, or why there is none. The manager may be in a later line of the file. Rows with
 * other errors are skipped. `managerLine` (the manager's own line has an error) still lets the row be imported without a manager; the other
 * problems don't. Every row of a cycle has the problem `managerCycle`.
 */
export function resolveManagers(rows: readonly ManagerRow[], { people, links }: Hierarchy): ManagerOutcome[] {
  const byKey = new Map<string, ManagerRow>();
  for (const row of rows) for (const key of row.keys) if (!byKey.has(key)) byKey.set(key, row);
  const outcomes = rows.flatMap((row): ManagerOutcome[] =>
    row.hasError || row.manager === '' ? [] : [resolveRow(row, byKey.get(row.manager), people)],
  );
  return markRefusedManagers(markCycles(outcomes, rows, links));
}

/** A new person whose own line is refused can't be anyone's manager. */
function markRefusedManagers(outcomes: readonly ManagerOutcome[]): ManagerOutcome[] {
  const refused = new Set(
    outcomes.flatMap((one) => ('problem' in one && one.problem !== 'managerLine' ? one.line : [])),
  );
  return outcomes.map((one) => {
    if (!('manager' in one) || one.manager.line === null || !refused.has(one.manager.line)) return one;
    return { line: one.line, problem: 'managerLine', params: { line: one.manager.line } };
  });
}

function resolveRow(
  { line, userId, manager }: ManagerRow,
  named: ManagerRow | undefined,
  people: Hierarchy['people'],
): ManagerOutcome {
  const id = named?.userId ?? people.get(manager);
  if (named?.line === line || (id && id === userId)) return { line, problem: 'ownManager', params: {} };
  if (id) return { line, manager: { userId: id, line: null } };
  if (id === null) return { line, problem: 'ambiguousManager', params: { name: manager } };
  if (!named) return { line, problem: 'unknownManager', params: { name: manager } };
  if (named.hasError) return { line, problem: 'managerLine', params: { line: named.line } };
  return { line, manager: { userId: null, line: named.line } };
}

function markCycles(
  outcomes: readonly ManagerOutcome[],
  rows: readonly ManagerRow[],
  links: Hierarchy['links'],
): ManagerOutcome[] {
  const personOf = new Map(rows.map(({ line, userId }) => [line, userId === null ? -line : userId] as const));
  const lineOf = new Map([...personOf].map(([line, node]) => [node, line]));
  const fromFile = outcomes.flatMap((one) =>
    'manager' in one ? [{ manager: nodeOf(one.manager), person: personOf.get(one.line) ?? -one.line }] : [],
  );
  const replaced = new Set(fromFile.map(({ person }) => person));
  const kept = links.filter(({ person }) => !replaced.has(person));
  const cycleOf = new Map<number, { readonly lines: string }>();
  for (const group of managerCycles([...kept, ...fromFile])) {
    const lines = group.flatMap((node) => (replaced.has(node) ? (lineOf.get(node) ?? []) : []));
    const named = lines.sort((a, b) => a - b).slice(0, maxNamedLines);
    const cycle = { lines: named.join(', ') };
    for (const node of group) cycleOf.set(node, cycle);
  }
  return outcomes.map((one) => {
    const cycle = 'manager' in one ? cycleOf.get(personOf.get(one.line) ?? -one.line) : undefined;
    if (!cycle || !('manager' in one) || cycleOf.get(nodeOf(one.manager)) !== cycle) return one;
    return { line: one.line, problem: 'managerCycle', params: cycle };
  });
}
