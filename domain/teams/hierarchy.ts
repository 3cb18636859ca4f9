/** One person manages another. */
export interface Bond {
  readonly manager: number;
  readonly person: number;
}

type Graph = ReadonlyMap<number, readonly number[]>;

function below(bonds: readonly Bond[]): Graph {
  const graph = new Map<number, number[]>();
  for (const { manager, person } of bonds) {
    const known = graph.get(manager);
    if (known) known.push(person);
    else graph.set(manager, [person]);
  }
  return graph;
}

/**
 * One shortest cycle for each strongly connected group of people, starting with the lowest id, in the order of management. Empty for trees.
 * Linear in the number of bonds, apart from the groups themselves.
 */
export function cycles(bonds: readonly Bond[]): readonly (readonly number[])[] {
  const graph = below(bonds);
  const found: number[][] = [];
  for (const knot of knots(graph)) {
    const circle = shortestCircle(graph, new Set(knot));
    if (circle) found.push(fromLowest(circle));
  }
  return found.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/**
 * Strongly connected components with more than one person (Kosaraju): people who manage each other directly or indirectly. Not recursive,
 * because chains can be thousands of people long.
 */
function knots(graph: Graph): number[][] {
  const against = turned(graph);
  const taken = new Set<number>();
  const found: number[][] = [];
  for (const start of finished(graph).reverse()) {
    const knot = reached(against, start, taken);
    if (knot.length > 1) found.push(knot);
  }
  return found;
}

function turned(graph: Graph): Graph {
  return below([...graph].flatMap(([person, led]) => led.map((manager) => ({ manager, person }))));
}

/** All managers in depth-first finishing order. */
function finished(graph: Graph): number[] {
  const done: number[] = [];
  const seen = new Set<number>();
  for (const start of graph.keys()) {
    const path = seen.has(start) ? [] : [{ node: start, next: 0 }];
    seen.add(start);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = graph.get(top.node)?.[top.next];
      top.next += 1;
      if (next === undefined) done.push(path.pop()?.node ?? start);
      else if (!seen.has(next)) {
        seen.add(next);
        path.push({ node: next, next: 0 });
      }
    }
  }
  return done;
}

/** Everyone reachable from `start` who is not in `taken`; adds them to `taken`. */
function reached(graph: Graph, start: number, taken: Set<number>): number[] {
  if (taken.has(start)) return [];
  taken.add(start);
  const found = [start];
  for (let at = 0; at < found.length; at += 1) {
    for (const next of graph.get(found[at] ?? start) ?? []) {
      if (taken.has(next)) continue;
      taken.add(next);
      found.push(next);
    }
  }
  return found;
}

/** Breadth-first search from the lowest id of the component: the shortest path back to that person. */
function shortestCircle(graph: Graph, knot: ReadonlySet<number>): number[] | null {
  const start = Math.min(...knot);
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at] ?? start;
    for (const next of graph.get(node) ?? []) {
      if (next === start) return wayTo(node, cameFrom);
      if (!knot.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(node: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const way: number[] = [];
  for (let at: number | undefined = node; at !== undefined; at = cameFrom.get(at)) way.push(at);
  return way.reverse();
}

function fromLowest(circle: readonly number[]): number[] {
  const at = circle.indexOf(Math.min(...circle));
  return [...circle.slice(at), ...circle.slice(0, at)];
}

export interface Led {
  readonly person: number;
  readonly managers: readonly number[];
}

/** People with more than one manager, by id; their managers by id. */
export function twoManagers(bonds: readonly Bond[]): readonly Led[] {
  const above = new Map<number, Set<number>>();
  for (const { manager, person } of bonds) above.set(person, (above.get(person) ?? new Set()).add(manager));
  return [...above]
    .filter(([, managers]) => managers.size > 1)
    .map(([person, managers]) => ({ person, managers: [...managers].sort((a, b) => a - b) }))
    .sort((a, b) => a.person - b.person);
}

/**
 * People without a manager, except for the top of the hierarchy: of all `people` without a manager, the top has the most people below (of
 * equals, the lowest id). Without bonds there is no hierarchy and no orphan. People in a cycle have managers and are no orphans.
 */
export function orphans(
  people: readonly number[],
  bonds: readonly Bond[],
): { readonly top: number | null; readonly orphans: readonly number[] } {
  if (bonds.length === 0) return { top: null, orphans: [] };
  const led = new Set(bonds.map(({ person }) => person));
  const free = people.filter((person) => !led.has(person)).sort((a, b) => a - b);
  const graph = below(bonds);
  let top: number | null = null;
  let most = 0;
  for (const person of free) {
    const count = reached(graph, person, new Set()).length - 1;
    if (count > most) {
      most = count;
      top = person;
    }
  }
  return { top, orphans: free.filter((person) => person !== top) };
}
