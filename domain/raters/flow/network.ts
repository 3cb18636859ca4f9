/**
 * A directed network under a flow. Arc `a` and its way back `a ^ 1` lie side by side; `room[a]` is what may still
 * go through, so what went through a forward arc is `room[a ^ 1]`. All numbers are whole.
 */
export interface Network {
  readonly nodeCount: number;
  readonly heads: number[];
  readonly costs: number[];
  readonly room: number[];
  /** The arcs that leave each node, ways back among them. */
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

/** Adds an arc and its way back; answers its number. */
export function addArc(network: Network, from: number, to: number, room: number, cost: number): number {
  const arc = network.heads.length;
  network.heads.push(to, from);
  network.costs.push(cost, -cost);
  network.room.push(room, 0);
  network.leaving[from]?.push(arc);
  network.leaving[to]?.push(arc + 1);
  return arc;
}
