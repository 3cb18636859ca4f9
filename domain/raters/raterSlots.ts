import type { RaterRelationship } from './raterRelationships.ts';

export interface RaterAssignment {
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

export interface RaterBalanceInput {
  readonly preferences: readonly RaterPreference[];
  /** Approved assignments: they stay regardless of caps and count toward minimums and loads. */
  readonly approved: readonly RaterAssignment[];
  /** Maximum number of targets per rater. */
  readonly cap: number;
  /** Caps of individual raters that differ from `cap`. */
  readonly caps?: ReadonlyMap<number, number>;
}

/** The unfilled slots of one preference. */
export interface RaterSlot {
  readonly preference: RaterPreference;
  /** Raters needed to reach the minimum, and further raters up to the maximum. */
  readonly toMinimum: number;
  readonly toMaximum: number;
  /** Candidates; `rank` is the position in the list, starting at 0. */
  readonly nominated: readonly { readonly rater_id: number; readonly rank: number }[];
}

/** Subtracts approved assignments from the preferences. Skips raters nominated twice for a target, and the target. */
export function raterSlotsOf({
  preferences,
  approved,
}: Pick<RaterBalanceInput, 'preferences' | 'approved'>): readonly RaterSlot[] {
  const taken = new Set(approved.map((each) => `${each.target_id} ${each.rater_id}`));
  const approvedCounts = countBy(approved, ({ target_id, relationship }) => `${target_id} ${relationship}`);
  return preferences.map((preference) => {
    const nominated = preference.nominated.flatMap((rater_id, rank) => {
      const key = `${preference.target_id} ${rater_id}`;
      if (rater_id === preference.target_id || taken.has(key)) return [];
      taken.add(key);
      return [{ rater_id, rank }];
    });
    const approvedCount = approvedCounts.get(`${preference.target_id} ${preference.relationship}`) ?? 0;
    const toMinimum = Math.max(0, preference.minimum - approvedCount);
    const toMaximum = Math.max(
      0,
      Math.max(preference.maximum, preference.minimum) - approvedCount - toMinimum,
    );
    return { preference, toMinimum, toMaximum, nominated };
  });
}

/** Counts the entries per key, in the order in which keys first appear. */
export function countBy<T, K>(list: readonly T[], keyOf: (each: T) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const each of list) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return counts;
}
