import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceRaters, type RaterBalance } from '../../../domain/raters/balanceRaters.ts';
import type {
  RaterAssignment,
  RaterBalanceInput,
  RaterPreference,
} from '../../../domain/raters/raterSlots.ts';

const input = (
  target_id: number,
  nominated: readonly number[],
  minimum: number,
  maximum = minimum,
): RaterPreference => ({
  target_id,
  relationship: 'peer',
  minimum,
  maximum,
  nominated,
});
const peer = (target_id: number, rater_id: number): RaterAssignment => ({
  target_id,
  rater_id,
  relationship: 'peer',
});
const cycle = (
  preferences: readonly RaterPreference[],
  cap: number,
  assigned: readonly RaterAssignment[] = [],
): RaterBalanceInput => ({
  preferences: preferences,
  cap,
  approved: assigned,
});
const pairs = ({ proposal }: RaterBalance) =>
  proposal.map(({ target_id, rater_id }) => `${target_id}<${rater_id}`);

test('a rater nominated by everyone is not chosen by everyone: requests are spread', () => {
  const balance = balanceRaters(
    cycle([input(1, [9, 8, 7], 1), input(2, [9, 8, 7], 1), input(3, [9, 8, 7], 1)], 3),
  );
  expect([...balance.loads.values()]).toEqual([1, 1, 1]);
  expect(balance.unfilled).toEqual([]);
});

test('if requests are even, first nominations are preferred', () => {
  expect(pairs(balanceRaters(cycle([input(1, [5, 6, 7], 2)], 3)))).toEqual(['1<5', '1<6']);
  expect(pairs(balanceRaters(cycle([input(1, [5, 6], 1), input(2, [6, 5], 1)], 3)))).toEqual(['1<5', '2<6']);
});

test('minimums come before maximums, and open places are reported', () => {
  const balance = balanceRaters(cycle([input(1, [5, 6], 1, 2), input(2, [5], 1), input(3, [5, 6], 2)], 1));
  expect(balance.proposal).toHaveLength(2);
  expect(balance.unfilled.reduce((sum, { missing }) => sum + missing, 0)).toBe(2);
  expect(balanceRaters(cycle([input(1, [], 3)], 1)).unfilled).toEqual([
    { target_id: 1, relationship: 'peer', missing: 3 },
  ]);
});

test('raters who accepted stay, count as nominated and as requests, even above a lowered maximum', () => {
  const assigned = [peer(1, 5), peer(2, 5)];
  const balance = balanceRaters(cycle([input(1, [5, 6], 2), input(3, [5, 7], 1)], 1, assigned));
  expect(pairs(balance)).toEqual(['1<6', '3<7']);
  expect([...balance.loads]).toEqual([
    [5, 2],
    [6, 1],
    [7, 1],
  ]);
});

test('no one rates themselves or the same participant twice', () => {
  const preferences: RaterPreference[] = [
    input(1, [1, 5], 2),
    { ...input(1, [5, 6], 1), relationship: 'other' },
  ];
  const balance = balanceRaters(cycle(preferences, 5));
  expect(balance.proposal).toEqual([peer(1, 5), { ...peer(1, 6), relationship: 'other' }]);
  expect(balance.unfilled).toEqual([{ target_id: 1, relationship: 'peer', missing: 1 }]);
});

test('a rater may have a personal maximum, and a negative maximum means none', () => {
  const preferences = [input(1, [5], 1), input(2, [5], 1)];
  expect(balanceRaters({ ...cycle(preferences, 2), caps: new Map([[5, 0]]) }).proposal).toEqual([]);
  expect(balanceRaters({ ...cycle(preferences, 0), caps: new Map([[5, 2]]) }).proposal).toHaveLength(2);
  expect(() => balanceRaters(cycle(preferences, -1))).toThrow(RangeError);
});

const someRaters = [11, 12, 13, 14];
const someWish = (target: number) =>
  fc
    .tuple(
      fc.shuffledSubarray(someRaters, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 3 }),
      fc.nat(1),
    )
    .map(([nominated, minimum, more]) => input(target, nominated, minimum, minimum + more));
const someCycle = fc
  .tuple(
    fc.tuple(someWish(1), someWish(2), someWish(3)),
    fc.integer({ min: 0, max: 3 }),
    fc.subarray([peer(1, 11), peer(2, 12), peer(9, 11), peer(9, 13)]),
  )
  .map(([preferences, cap, assigned]) => cycle(preferences, cap, assigned));

/** The quality of an assignment: slots filled up to minimums, slots filled in total, smaller squared loads, earlier nominations. */
type Worth = readonly [number, number, number, number];

function worthOf(
  { preferences, approved: assigned }: RaterBalanceInput,
  chosen: readonly RaterAssignment[],
): Worth {
  const loads = new Map<number, number>();
  for (const { rater_id } of [...assigned, ...chosen]) loads.set(rater_id, (loads.get(rater_id) ?? 0) + 1);
  const ranks = chosen.map(({ target_id, rater_id }) =>
    preferences.find((each) => each.target_id === target_id)?.nominated.indexOf(rater_id),
  );
  const atMinimum = preferences.map(({ target_id, minimum }) => {
    const keptCount = assigned.filter((each) => each.target_id === target_id).length;
    const count = chosen.filter((each) => each.target_id === target_id).length;
    return Math.min(count, Math.max(0, minimum - keptCount));
  });
  const sum = (list: readonly (number | undefined)[]) =>
    list.reduce<number>((total, each) => total + (each ?? 0), 0);
  return [sum(atMinimum), chosen.length, -sum([...loads.values()].map((load) => load * load)), -sum(ranks)];
}

/** Tries every assignment within caps and maximums. */
function findBestByExhaustion(tried: RaterBalanceInput): Worth {
  const { preferences, approved: assigned, cap } = tried;
  const offers = preferences.flatMap(({ target_id, nominated }) =>
    nominated
      .filter((rater) => !assigned.some((each) => each.target_id === target_id && each.rater_id === rater))
      .map((rater) => peer(target_id, rater)),
  );
  let best: Worth | null = null;
  for (let set = 0; set < 1 << offers.length; set++) {
    const chosen = offers.filter((_, at) => set & (1 << at));
    const all = [...assigned, ...chosen];
    const allowed =
      chosen.every(({ rater_id }) => all.filter((each) => each.rater_id === rater_id).length <= cap) &&
      preferences.every(
        ({ target_id, maximum }) =>
          !chosen.some((each) => each.target_id === target_id) ||
          all.filter((each) => each.target_id === target_id).length <= maximum,
      );
    if (!allowed) continue;
    const worth = worthOf(tried, chosen);
    if (!best || isBetter(worth, best)) best = worth;
  }
  return best ?? [0, 0, 0, 0];
}

function isBetter(one: Worth, other: Worth): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) > (other[at] ?? 0);
}

test('no exhaustive search fills more, spreads better or prefers more first nominations', () => {
  fc.assert(
    fc.property(someCycle, (tried) => {
      const { proposal, loads } = balanceRaters(tried);
      expect(worthOf(tried, proposal)).toEqual(findBestByExhaustion(tried));
      for (const { rater_id } of proposal) expect(loads.get(rater_id)).toBeLessThanOrEqual(tried.cap);
    }),
    { numRuns: 150, seed: 4 },
  );
});

test('a plan within the maximums is found if one exists: 60 people who nominate 6 neighbors', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (stride) => {
      const people = Array.from({ length: 60 }, (_, at) => at);
      // Everyone nominates the same six people first; with six neighbors each, a load of 6 is possible.
      const preferences = people.map((target) =>
        input(
          target,
          [0, 1, 2, 3, 4, 5, ...Array.from({ length: 6 }, (_, at) => (target + stride + at) % 60)],
          6,
        ),
      );
      const { unfilled, loads } = balanceRaters(cycle(preferences, 6));
      expect(unfilled).toEqual([]);
      expect(Math.max(...loads.values())).toBe(6);
    }),
    { numRuns: 9, seed: 4 },
  );
});
