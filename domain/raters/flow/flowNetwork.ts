/**
 * A directed flow network. Arc `a` and its reverse arc `a ^ 1` are adjacent; heads, costs and remaining capacities are listed by arc. The
 * flow on a forward arc is the remaining capacity of its reverse arc. All numbers are integers.
 */
export interface FlowNetwork {
  readonly nodeCount: number;
  readonly heads: number[];
  readonly costs: number[];
  readonly capacities: number[];
  /** The arcs leaving each node, reverse arcs included. */
  readonly leaving: readonly number[][];
}

export function createFlowNetwork(nodeCount: number): FlowNetwork {
  return {
    nodeCount,
    heads: [],
    costs: [],
    capacities: [],
    leaving: Array.from({ length: nodeCount }, () => []),
  };
}

/** Adds an arc and its reverse arc; returns the arc's number. */
export function addArc(
  network: FlowNetwork,
  from: number,
  to: number,
  capacity: number,
  cost: number,
): number {
  const arc = network.heads.length;
  network.heads.push(to, from);
  network.costs.push(cost, -cost);
  network.capacities.push(capacity, 0);
  network.leaving[from]?.push(arc);
  network.leaving[to]?.push(arc + 1);
  return arc;
}
