import { type ManagerLink, managerCycles } from '../teams/managerHierarchy.ts';

/** A manager that a row sets in place of those that the dry run found, in ascending order of their ids. */
export interface ManagerChange extends ManagerLink {
  readonly line: number;
  readonly before: readonly number[];
}

/** A refused change leaves the previous manager, which can close another cycle. After this many passes, no change is made. */
const maxPasses = 10;

/**
 * Returns the lines whose manager would report to the person, directly or indirectly. Changes of people whose managers have changed since
 * the dry run are not made, so they don't count.
 */
export function findCyclicChanges(
  changes: readonly ManagerChange[],
  links: readonly ManagerLink[],
): ReadonlySet<number> {
  const present = new Map<number, number[]>();
  for (const { manager, person } of links) {
    const managers = present.get(person);
    if (managers) managers.push(manager);
    else present.set(person, [manager]);
  }
  const isMade = ({ person, before }: ManagerChange) =>
    [...(present.get(person) ?? [])].sort((a, b) => a - b).join() === before.join();
  const made = changes.filter(isMade);
  const refused = new Set<number>();
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const found = linesInCycles(
      made.filter(({ line }) => !refused.has(line)),
      links,
    );
    if (found.length === 0) return refused;
    for (const line of found) refused.add(line);
  }
  return new Set(made.map(({ line }) => line));
}

function linesInCycles(changes: readonly ManagerChange[], links: readonly ManagerLink[]): readonly number[] {
  const replaced = new Set(changes.map(({ person }) => person));
  return findCyclicAdditions(
    changes,
    links.filter(({ person }) => !replaced.has(person)),
  );
}

/** Returns the lines whose manager would report to the person, directly or indirectly, if all of them were added to the links. */
export function findCyclicAdditions(
  changes: readonly (ManagerLink & { readonly line: number })[],
  links: readonly ManagerLink[],
): readonly number[] {
  const cycleOf = new Map<number, number>();
  for (const [at, group] of managerCycles([...links, ...changes]).entries())
    for (const person of group) cycleOf.set(person, at);
  return changes.flatMap(({ line, person, manager }) => {
    const cycle = cycleOf.get(person);
    return cycle !== undefined && cycle === cycleOf.get(manager) ? [line] : [];
  });
}
