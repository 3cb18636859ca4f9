import type { RaterRelationship } from './relationships.ts';

export interface Assignment {
  readonly target_id: number;
  readonly rater_id: number;
  readonly relationship: RaterRelationship;
}

/** Whom one target named in one relationship, the most wanted first, and how many of them are to be asked. */
export interface RaterPreference {
  readonly target_id: number;
  readonly relationship: RaterRelationship;
  readonly minimum: number;
  readonly maximum: number;
  readonly nominated: readonly number[];
}

export interface Cycle {
  readonly wishes: readonly RaterPreference[];
  /** Who has accepted: stays as it is, whatever the caps, and counts towards wishes and loads. */
  readonly kept: readonly Assignment[];
  /** The most people one rater is asked to rate. */
  readonly cap: number;
  /** Other caps for some raters. */
  readonly caps?: ReadonlyMap<number, number>;
}

/** One wish as places still to be filled. */
export interface RaterSlot {
  readonly wish: RaterPreference;
  /** How many may be asked to reach the minimum, and how many more to reach the maximum. */
  readonly toMinimum: number;
  readonly toMaximum: number;
  /** Whom to choose from; `rank` is the place in the list, 0 first. */
  readonly nominated: readonly { readonly rater_id: number; readonly rank: number }[];
}

/** The wishes less those kept; who is named twice for a target, or is the target, is passed over. */
export function raterSlotsOf({ wishes, kept }: Pick<Cycle, 'wishes' | 'kept'>): readonly RaterSlot[] {
  const taken = new Set(kept.map((each) => `${each.target_id} ${each.rater_id}`));
  const keptCounts = countBy(kept, ({ target_id, relationship }) => `${target_id} ${relationship}`);
  return wishes.map((input) => {
    const nominated = input.nominated.flatMap((rater_id, rank) => {
      const key = `${input.target_id} ${rater_id}`;
      if (rater_id === input.target_id || taken.has(key)) return [];
      taken.add(key);
      return [{ rater_id, rank }];
    });
    const keptCount = keptCounts.get(`${input.target_id} ${input.relationship}`) ?? 0;
    const toMinimum = Math.max(0, input.minimum - keptCount);
    const toMaximum = Math.max(0, Math.max(input.maximum, input.minimum) - keptCount - toMinimum);
    return { wish: input, toMinimum, toMaximum, nominated };
  });
}

/** How many there are of each key, in the order in which keys first appear. */
export function countBy<T, K>(list: readonly T[], keyOf: (each: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const each of list) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}
