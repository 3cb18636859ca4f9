import { addArc, createFlowNetwork, type FlowNetwork } from './flow/flowNetwork.ts';
import { pushMinCostFlow } from './flow/pushMinCostFlow.ts';
import type { RaterRelationship } from './raterRelationships.ts';
import {
  countBy,
  type RaterAssignment,
  type RaterBalanceInput,
  type RaterSlot,
  raterSlotsOf,
} from './raterSlots.ts';

export interface UnfilledMinimum {
  readonly target_id: number;
  readonly relationship: RaterRelationship;
  /** Number of raters still needed to reach the minimum. */
  readonly missing: number;
}

export interface RaterBalance {
  /** Raters to add to the approved ones, most preferred first. */
  readonly proposal: readonly RaterAssignment[];
  readonly unfilled: readonly UnfilledMinimum[];
  /** Number of targets per rater, approved ones included. */
  readonly loads: ReadonlyMap<number, number>;
}

/**
 * Assigns raters for a whole cycle as a minimum-cost flow. In order of priority: no rater exceeds their cap; as many slots as possible are
 * filled up to the minimums, then up to the maximums; the sum of squared loads is minimal, which distributes work evenly; raters nominated
 * first are preferred. The result is an exact optimum: one more target for a rater costs more than all ranks combined. A rater is assigned
 * at most once per target, in the relationship named first, and never to themselves. Throws `RangeError` for a cap below 0. Source: methods
 * 3.1; Ahuja, Magnanti and Orlin, Network Flows, 9 and 14 (convex costs).
 */
export function balanceRaters(cycle: RaterBalanceInput): RaterBalance {
  if ([cycle.cap, ...(cycle.caps?.values() ?? [])].some((cap) => !(cap >= 0))) {
    throw new RangeError('a cap is at least 0');
  }
  const loads = countBy(cycle.approved, ({ rater_id }) => rater_id);
  const slots = raterSlotsOf(cycle);
  const { network, offers } = networkOf(cycle, slots, loads);
  const potentials = new Float64Array(network.nodeCount);
  for (const bound of ['toMinimum', 'toMaximum'] as const) {
    slots.forEach((slot, at) => {
      addArc(network, SOURCE, FIRST_SLOT + at, slot[bound], 0);
    });
    pushMinCostFlow(network, SOURCE, SINK, potentials);
  }
  const chosen = offers.filter(({ arc }) => network.capacities[arc] === 0);
  for (const { rater_id } of chosen) loads.set(rater_id, (loads.get(rater_id) ?? 0) + 1);
  return {
    proposal: chosen.map(({ slot, rater_id }) => ({
      target_id: slot.preference.target_id,
      rater_id,
      relationship: slot.preference.relationship,
    })),
    unfilled: unfilledOf(slots, chosen),
    loads,
  };
}

const SOURCE = 0;
const SINK = 1;
const FIRST_SLOT = 2;

/** A possible assignment of a rater to a slot; it is used if its arc has no capacity left. */
interface Offer {
  readonly arc: number;
  readonly slot: RaterSlot;
  readonly rater_id: number;
}

function networkOf(
  cycle: RaterBalanceInput,
  slots: readonly RaterSlot[],
  approvedLoads: ReadonlyMap<number, number>,
): { readonly network: FlowNetwork; readonly offers: readonly Offer[] } {
  const offersTo = countBy(
    slots.flatMap(({ nominated }) => nominated),
    ({ rater_id }) => rater_id,
  );
  const nodes = new Map([...offersTo.keys()].map((rater, at) => [rater, FIRST_SLOT + slots.length + at]));
  const network = createFlowNetwork(FIRST_SLOT + slots.length + nodes.size);
  let ranks = 0;
  const offers = slots.flatMap((slot, at) =>
    slot.nominated.map(({ rater_id, rank }) => {
      ranks += rank;
      const arc = addArc(network, FIRST_SLOT + at, nodes.get(rater_id) ?? SINK, 1, rank);
      return { arc, slot, rater_id };
    }),
  );
  for (const [rater, node] of nodes) {
    const load = approvedLoads.get(rater) ?? 0;
    const capacity = Math.min((cycle.caps?.get(rater) ?? cycle.cap) - load, offersTo.get(rater) ?? 0);
    // (load + 1)^2 - load^2
    for (let more = 0; more < capacity; more++)
      addArc(network, node, SINK, 1, (ranks + 1) * (2 * (load + more) + 1));
  }
  return { network, offers };
}

function unfilledOf(slots: readonly RaterSlot[], chosen: readonly Offer[]): readonly UnfilledMinimum[] {
  const assigned = countBy(chosen, ({ slot }) => slot);
  return slots.flatMap((slot) => {
    const missing = slot.toMinimum - (assigned.get(slot) ?? 0);
    const { target_id, relationship } = slot.preference;
    return missing > 0 ? [{ target_id, relationship, missing }] : [];
  });
}
