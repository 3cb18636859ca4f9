import { pushCheapest } from './flow/minCostFlow.ts';
import { addArc, emptyNetwork, type Network } from './flow/network.ts';
import { type Assignment, type Cycle, countBy, type RaterSlot, raterSlotsOf } from './raterSlots.ts';
import type { RaterRelationship } from './relationships.ts';

export interface Unfilled {
  readonly target_id: number;
  readonly relationship: RaterRelationship;
  /** Raters missing from the minimum. */
  readonly missing: number;
}

export interface Balance {
  /** Raters to add to those already approved, by preference. */
  readonly proposal: readonly Assignment[];
  readonly unfilled: readonly Unfilled[];
  /** Number of targets per rater, approved ones included. */
  readonly loads: ReadonlyMap<number, number>;
}

/**
 * Assigns raters for a whole cycle as a minimum-cost flow. In order of priority: no rater exceeds their cap; as many slots as possible are
 * filled up to the minimums, then up to the maximums; the sum of squared loads is minimal, which distributes work evenly; raters named
 * first are preferred. The result is an exact optimum: one unit more on a load costs more than all ranks together. A rater is assigned at
 * most once per target, in the relationship named first, and nobody rates themselves here. Throws `RangeError` for a cap below 0. Source:
 * methods 3.1; Ahuja, Magnanti and Orlin, Network Flows, 9 and 14 (convex costs).
 */
export function balanceRaters(cycle: Cycle): Balance {
  if ([cycle.cap, ...(cycle.caps?.values() ?? [])].some((cap) => !(cap >= 0))) {
    throw new RangeError('a cap is at least 0');
  }
  const loads = countBy(cycle.kept, ({ rater_id }) => rater_id);
  const places = raterSlotsOf(cycle);
  const { network, offers } = networkOf(cycle, places, loads);
  const potentials = new Float64Array(network.nodeCount);
  for (const bound of ['toMinimum', 'toMaximum'] as const) {
    places.forEach((slot, at) => {
      addArc(network, SOURCE, FIRST_PLACE + at, slot[bound], 0);
    });
    pushCheapest(network, SOURCE, SINK, potentials);
  }
  const chosen = offers.filter(({ arc }) => network.room[arc] === 0);
  for (const { rater_id } of chosen) loads.set(rater_id, (loads.get(rater_id) ?? 0) + 1);
  return {
    proposal: chosen.map(({ place: slot, rater_id }) => ({
      target_id: slot.wish.target_id,
      rater_id,
      relationship: slot.wish.relationship,
    })),
    unfilled: unfilledOf(places, chosen),
    loads,
  };
}

const SOURCE = 0;
const SINK = 1;
const FIRST_PLACE = 2;

/** A possible assignment of a rater to a slot; it is used if its arc has no capacity left. */
interface Offer {
  readonly arc: number;
  readonly place: RaterSlot;
  readonly rater_id: number;
}

function networkOf(
  cycle: Cycle,
  places: readonly RaterSlot[],
  keptLoads: ReadonlyMap<number, number>,
): { readonly network: Network; readonly offers: readonly Offer[] } {
  const offersTo = countBy(
    places.flatMap(({ nominated }) => nominated),
    ({ rater_id }) => rater_id,
  );
  const nodes = new Map([...offersTo.keys()].map((rater, at) => [rater, FIRST_PLACE + places.length + at]));
  const network = emptyNetwork(FIRST_PLACE + places.length + nodes.size);
  let ranks = 0;
  const offers = places.flatMap((slot, at) =>
    slot.nominated.map(({ rater_id, rank }) => {
      ranks += rank;
      const arc = addArc(network, FIRST_PLACE + at, nodes.get(rater_id) ?? SINK, 1, rank);
      return { arc, place: slot, rater_id };
    }),
  );
  for (const [rater, node] of nodes) {
    const load = keptLoads.get(rater) ?? 0;
    const most = Math.min((cycle.caps?.get(rater) ?? cycle.cap) - load, offersTo.get(rater) ?? 0);
    // (load + 1)^2 - load^2
    for (let more = 0; more < most; more++)
      addArc(network, node, SINK, 1, (ranks + 1) * (2 * (load + more) + 1));
  }
  return { network, offers };
}

function unfilledOf(places: readonly RaterSlot[], chosen: readonly Offer[]): readonly Unfilled[] {
  const asked = countBy(chosen, ({ place: slot }) => slot);
  return places.flatMap((slot) => {
    const missing = slot.toMinimum - (asked.get(slot) ?? 0);
    const { target_id, relationship } = slot.wish;
    return missing > 0 ? [{ target_id, relationship, missing }] : [];
  });
}
