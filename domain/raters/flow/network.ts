/**
 * A directed flow network. Arc `a` and its reverse arc `a ^ 1` are adjacent; heads, costs and remaining capacities are listed by arc. The
 * flow on a forward arc is the remaining capacity of its reverse arc. All numbers are integers.
 */
export interface Network {
  readonly nodeCount: number;
  readonly heads: number[];
  readonly costs: number[];
  readonly room: number[];
  /** The arcs leaving each node, reverse arcs included. */
  readonly leaving: readonly number[][];
}

export function emptyNetwork(nodeCount: number): Network {
  return {
    nodeCount,
    heads: [],
    costs: [],
    room: [],
    leaving: Array.from({ length: nodeCount }, () => []),
  };
}

/** Adds an arc and its reverse arc; returns the arc's number. */
export function addArc(network: Network, from: number, to: number, room: number, cost: number): number {
  const arc = network.heads.length;
  network.heads.push(to, from);
  network.costs.push(cost, -cost);
  network.room.push(room, 0);
  network.leaving[from]?.push(arc);
  network.leaving[to]?.push(arc + 1);
  return arc;
}
