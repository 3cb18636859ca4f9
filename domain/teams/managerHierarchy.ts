/** A link from a manager to a person they manage. */
export interface ManagerLink {
  readonly manager: number;
  readonly person: number;
}

type Graph = ReadonlyMap<number, readonly number[]>;

function directReports(links: readonly ManagerLink[]): Graph {
  const graph = new Map<number, number[]>();
  for (const { manager, person } of links) {
    const known = graph.get(manager);
    if (known) known.push(person);
    else graph.set(manager, [person]);
  }
  return graph;
}

/**
 * Returns one shortest cycle for each strongly connected group of people. A cycle starts with its lowest id, and each
 * person manages the next. Empty if there are no cycles.
 */
export function findCycles(links: readonly ManagerLink[]): readonly (readonly number[])[] {
  const graph = directReports(links);
  const results: number[][] = [];
  for (const group of connectedGroups(graph)) {
    const cycle = shortestCycle(graph, new Set(group));
    if (cycle) results.push(fromLowest(cycle));
  }
  return results.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** Returns the groups of people who manage each other directly or indirectly. */
export function managerCycles(links: readonly ManagerLink[]): readonly (readonly number[])[] {
  return connectedGroups(directReports(links));
}

/**
 * Strongly connected components with more than one person (Kosaraju): people who manage each other directly or indirectly. Not recursive,
 * because chains can be thousands of people long.
 */
function connectedGroups(graph: Graph): number[][] {
  const reversed = reverseGraph(graph);
  const visited = new Set<number>();
  const results: number[][] = [];
  for (const start of finishingOrder(graph).reverse()) {
    const group = collectReachable(reversed, start, visited);
    if (group.length > 1) results.push(group);
  }
  return results;
}

function reverseGraph(graph: Graph): Graph {
  return directReports([...graph].flatMap(([person, led]) => led.map((manager) => ({ manager, person }))));
}

/** Returns all managers in depth-first finishing order. */
function finishingOrder(graph: Graph): number[] {
  const done: number[] = [];
  const visited = new Set<number>();
  for (const start of graph.keys()) {
    const path = visited.has(start) ? [] : [{ node: start, next: 0 }];
    visited.add(start);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = graph.get(top.node)?.[top.next];
      top.next += 1;
      if (next === undefined) done.push(path.pop()?.node ?? start);
      else if (!visited.has(next)) {
        visited.add(next);
        path.push({ node: next, next: 0 });
      }
    }
  }
  return done;
}

/** Returns everyone reachable from `start` who is not in `visited`; adds them to `visited`. */
function collectReachable(graph: Graph, start: number, visited: Set<number>): number[] {
  if (visited.has(start)) return [];
  visited.add(start);
  const results = [start];
  for (let at = 0; at < results.length; at += 1) {
    for (const next of graph.get(results[at] ?? start) ?? []) {
      if (visited.has(next)) continue;
      visited.add(next);
      results.push(next);
    }
  }
  return results;
}

/** Breadth-first search from the lowest id of the component: the shortest path back to that person. */
function shortestCycle(graph: Graph, group: ReadonlySet<number>): number[] | null {
  const start = Math.min(...group);
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at] ?? start;
    for (const next of graph.get(node) ?? []) {
      if (next === start) return pathTo(node, cameFrom);
      if (!group.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return null;
}

function pathTo(node: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const path: number[] = [];
  for (let at: number | undefined = node; at !== undefined; at = cameFrom.get(at)) path.push(at);
  return path.reverse();
}

function fromLowest(cycle: readonly number[]): number[] {
  const at = cycle.indexOf(Math.min(...cycle));
  return [...cycle.slice(at), ...cycle.slice(0, at)];
}

export interface PersonWithManagers {
  readonly person: number;
  readonly managers: readonly number[];
}

/** Returns people with more than one manager. People and their managers are sorted by id. */
export function peopleWithSeveralManagers(links: readonly ManagerLink[]): readonly PersonWithManagers[] {
  const above = new Map<number, Set<number>>();
  for (const { manager, person } of links) above.set(person, (above.get(person) ?? new Set()).add(manager));
  return [...above]
    .filter(([, managers]) => managers.size > 1)
    .map(([person, managers]) => ({ person, managers: [...managers].sort((a, b) => a - b) }))
    .sort((a, b) => a.person - b.person);
}

/**
 * Returns the top of the hierarchy, and the other people without a manager (orphans). Of all `people` without a
 * manager, the top has the most direct and indirect reports; among equals, the lowest id. Without links, there is no
 * top and there are no orphans.
 */
export function findOrphans(
  people: readonly number[],
  links: readonly ManagerLink[],
): { readonly top: number | null; readonly orphans: readonly number[] } {
  if (links.length === 0) return { top: null, orphans: [] };
  const led = new Set(links.map(({ person }) => person));
  const withoutManager = people.filter((person) => !led.has(person)).sort((a, b) => a - b);
  const graph = directReports(links);
  let top: number | null = null;
  let most = 0;
  for (const person of withoutManager) {
    const count = collectReachable(graph, person, new Set()).length - 1;
    if (count > most) {
      most = count;
      top = person;
    }
  }
  return { top, orphans: withoutManager.filter((person) => person !== top) };
}
