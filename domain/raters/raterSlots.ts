import type { RaterRelationship } from './relationships.ts';

export interface Assignment {
  readonly target_id: number;
  readonly rater_id: number;
  readonly relationship: RaterRelationship;
}

/** The raters nominated for one target in one relationship, most preferred first, and how many of them are needed. */
export interface RaterPreference {
  readonly target_id: number;
  readonly relationship: RaterRelationship;
  readonly minimum: number;
  readonly maximum: number;
  readonly nominated: readonly number[];
}

export interface Cycle {
  readonly wishes: readonly RaterPreference[];
  /** Approved assignments: they stay regardless of caps and count towards minimums and loads. */
  readonly kept: readonly Assignment[];
  /** Maximum number of targets per rater. */
  readonly cap: number;
  /** Caps of individual raters that differ from `cap`. */
  readonly caps?: ReadonlyMap<number, number>;
}

/** The unfilled slots of one preference. */
export interface RaterSlot {
  readonly wish: RaterPreference;
  /** Raters needed to reach the minimum, and further raters up to the maximum. */
  readonly toMinimum: number;
  readonly toMaximum: number;
  /** Candidates; `rank` is the position in the list, starting at 0. */
  readonly nominated: readonly { readonly rater_id: number; readonly rank: number }[];
}

/** Subtracts approved assignments from the preferences. A rater nominated twice for a target, or the target, is skipped. */
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

/** Counts the entries per key, in the order in which keys first appear. */
export function countBy<T, K>(list: readonly T[], keyOf: (each: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const each of list) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}
