import type { FlowNetwork } from './flowNetwork.ts';
import { createMinHeap } from './minHeap.ts';

/** Node potentials that make the reduced costs along shortest paths zero; reused between rounds on the same network. */
export type NodePotentials = Float64Array;

/**
 * Pushes the maximum flow from `source` to `sink` at minimum cost, in addition to the current flow: successive shortest paths with
 * potentials (Dijkstra on reduced costs), augmenting along all shortest paths of equal length at once by Dinic's blocking flow. Costs
 * must be whole numbers and, in the first call, not negative. To continue after adding zero-cost arcs at the source, call it again with the
 * same potentials. Returns the amount pushed. Source: Ahuja, Magnanti and Orlin, Network Flows, 9.7 and 9.8.
 */
export function pushMinCostFlow(
  network: FlowNetwork,
  source: number,
  sink: number,
  potentials: NodePotentials = new Float64Array(network.nodeCount),
): number {
  liftSource(network, source, potentials);
  let pushed = 0;
  while (updateShortestPaths(network, source, sink, potentials)) {
    for (;;) {
      const levels = levelsOf(network, source, sink, potentials);
      if (!levels) break;
      pushed += blockingFlow(network, source, sink, potentials, levels);
    }
  }
  return pushed;
}

const reducedCost = ({ heads, costs }: FlowNetwork, potentials: NodePotentials, from: number, arc: number) =>
  (costs[arc] ?? 0) + (potentials[from] ?? 0) - (potentials[heads[arc] ?? 0] ?? 0);

/** No path leads back to the source, so its potential can rise until no arc leaving it has a negative reduced cost. */
function liftSource(network: FlowNetwork, source: number, potentials: NodePotentials): void {
  for (const arc of network.leaving[source] ?? []) {
    const lack = network.capacities[arc] ? reducedCost(network, potentials, source, arc) : 0;
    if (lack < 0) potentials[source] = (potentials[source] ?? 0) - lack;
  }
}

/** Dijkstra up to the sink; false if it cannot be reached. Afterward every arc with capacity has a reduced cost of at least 0. */
function updateShortestPaths(
  network: FlowNetwork,
  source: number,
  sink: number,
  potentials: NodePotentials,
): boolean {
  const distances = new Float64Array(network.nodeCount).fill(Number.POSITIVE_INFINITY);
  const heap = createMinHeap();
  distances[source] = 0;
  heap.push(source, 0);
  for (let next = heap.pop(); next && next.node !== sink; next = heap.pop()) {
    const { node, key } = next;
    if (key > (distances[node] ?? 0)) continue;
    for (const arc of network.leaving[node] ?? []) {
      const head = network.heads[arc] ?? 0;
      if (!network.capacities[arc] || head === source) continue;
      const distance = key + reducedCost(network, potentials, node, arc);
      if (distance >= (distances[head] ?? 0)) continue;
      distances[head] = distance;
      heap.push(head, distance);
    }
  }
  const farthest = distances[sink] ?? Number.POSITIVE_INFINITY;
  if (farthest === Number.POSITIVE_INFINITY) return false;
  distances.forEach((distance, node) => {
    potentials[node] = (potentials[node] ?? 0) + Math.min(distance, farthest);
  });
  return true;
}

/**
 * Returns the distance of each node from the source in arcs of zero reduced cost; null if the sink cannot be reached
 * over them.
 */
function levelsOf(
  network: FlowNetwork,
  source: number,
  sink: number,
  potentials: NodePotentials,
): Int32Array | null {
  const levels = new Int32Array(network.nodeCount).fill(-1);
  const queue = [source];
  levels[source] = 0;
  for (let at = 0; at < queue.length && levels[sink] === -1; at++) {
    const node = queue[at] ?? source;
    for (const arc of network.leaving[node] ?? []) {
      const head = network.heads[arc] ?? 0;
      if (
        !network.capacities[arc] ||
        levels[head] !== -1 ||
        reducedCost(network, potentials, node, arc) !== 0
      )
        continue;
      levels[head] = (levels[node] ?? 0) + 1;
      queue.push(head);
    }
  }
  return levels[sink] === -1 ? null : levels;
}

/**
 * Pushes flow along arcs of zero reduced cost, level by level, until every path to the sink is saturated. Dead ends are not visited again.
 */
function blockingFlow(
  network: FlowNetwork,
  source: number,
  sink: number,
  potentials: NodePotentials,
  levels: Int32Array,
): number {
  const { heads, capacities, leaving } = network;
  const tried = new Int32Array(network.nodeCount);
  const path: number[] = [];
  let pushed = 0;
  for (let node = source; ; ) {
    if (node === sink) {
      pushed += saturate(capacities, path);
      path.length = 0;
      node = source;
      continue;
    }
    const arc = leaving[node]?.[tried[node] ?? 0];
    if (arc === undefined) {
      const back = path.pop();
      if (back === undefined) return pushed;
      node = heads[back ^ 1] ?? source;
      tried[node] = (tried[node] ?? 0) + 1;
    } else if (isAdmissibleArc(network, potentials, levels, node, arc)) {
      path.push(arc);
      node = heads[arc] ?? sink;
    } else {
      tried[node] = (tried[node] ?? 0) + 1;
    }
  }
}

function isAdmissibleArc(
  network: FlowNetwork,
  potentials: NodePotentials,
  levels: Int32Array,
  node: number,
  arc: number,
): boolean {
  const head = network.heads[arc] ?? 0;
  return (
    (network.capacities[arc] ?? 0) > 0 &&
    levels[head] === (levels[node] ?? 0) + 1 &&
    reducedCost(network, potentials, node, arc) === 0
  );
}

function saturate(capacities: number[], path: readonly number[]): number {
  const amount = path.reduce((least, arc) => Math.min(least, capacities[arc] ?? 0), Number.POSITIVE_INFINITY);
  for (const arc of path) {
    capacities[arc] = (capacities[arc] ?? 0) - amount;
    capacities[arc ^ 1] = (capacities[arc ^ 1] ?? 0) + amount;
  }
  return amount;
}
