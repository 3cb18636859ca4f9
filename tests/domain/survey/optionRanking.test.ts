import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arrangeOptions,
  checkOrdering,
  emptyRanking,
  findAutoRanked,
  isCompleteRanking,
  isRankingOf,
  moveOption,
  type OptionRanking,
  optionsPerQuestion,
  placeOption,
  rankNext,
  rankOf,
  removeRanks,
} from '../../../domain/survey/optionRanking.ts';

const displayedOrder = ['a', 'b', 'c', 'd'];

test('CONST-29 SURV-07 a question has four options to rank', () => {
  expect(optionsPerQuestion).toBe(4);
  expect(emptyRanking).toEqual([null, null, null, null]);
});

test('SURV-08 choosing assigns the next rank, most first', () => {
  const ranking = ['c', 'a', 'd', 'b'].reduce<OptionRanking>(rankNext, emptyRanking);
  expect(ranking).toEqual(['c', 'a', 'd', 'b']);
  expect(rankOf(ranking, 'd')).toBe(3);
});

test('SURV-09 VAL-01 only a ranking of all four is complete', () => {
  const three = ['c', 'a', 'd'].reduce<OptionRanking>(rankNext, emptyRanking);
  expect(isCompleteRanking(three)).toBe(false);
  expect(isCompleteRanking(rankNext(three, 'b'))).toBe(true);
  expect(isCompleteRanking([])).toBe(false);
});

test('a removed rank is free for the next choice, and choosing a ranked option changes nothing', () => {
  const ranking = removeRanks(['a', 'b', 'c', null], 'a', null);
  expect(ranking).toEqual([null, 'b', 'c', null]);
  expect(rankNext(ranking, 'd')).toEqual(['d', 'b', 'c', null]);
  expect(rankNext(ranking, 'b')).toEqual(ranking);
});

const changes: [OptionRanking, OptionRanking, string | null][] = [
  [['a', 'b', null, null], ['a', 'b', 'c', null], 'd'],
  [['a', null, null, 'b'], ['a', null, 'd', 'b'], 'c'],
  [['a', null, null, null], ['a', 'b', null, null], null],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'c', null], null],
  [['a', 'b', 'c', null], ['a', 'c', 'b', null], null],
  [['a', 'b', 'c', null], ['a', 'b', 'c', 'd'], null],
];

test.each(changes)('after %j became %j, the option that is ranked by itself is %s', (before, after, last) => {
  expect(findAutoRanked(before, after, displayedOrder)).toBe(last);
});

test('removing a rank also removes the rank that an option took by itself', () => {
  expect(removeRanks(['a', 'b', 'c', 'd'], 'c', 'd')).toEqual(['a', 'b', null, null]);
  expect(removeRanks(['a', 'b', 'c', 'd'], 'd', 'd')).toEqual(['a', 'b', 'c', null]);
  expect(removeRanks(['a', 'b', 'c', 'd'], 'b', null)).toEqual(['a', null, 'c', 'd']);
});

const placings: [OptionRanking, string, number, OptionRanking][] = [
  [[null, null, null, null], 'a', 4, [null, null, null, 'a']],
  [['a', null, null, null], 'b', 1, ['b', 'a', null, null]],
  [[null, 'a', 'b', null], 'c', 2, [null, 'c', 'a', 'b']],
  [[null, null, 'a', 'b'], 'c', 4, [null, 'a', 'b', 'c']],
  [['a', 'b', 'c', 'd'], 'd', 1, ['d', 'a', 'b', 'c']],
  [['a', 'b', 'c', 'd'], 'a', 3, ['b', 'c', 'a', 'd']],
  [['a', null, 'c', null], 'a', 2, [null, 'a', 'c', null]],
  [['a', 'b', null, null], 'b', 2, ['a', 'b', null, null]],
];

test.each(placings)('in %j placing %s on rank %i gives %j', (ranking, option, rank, expected) => {
  expect(placeOption(ranking, option, rank)).toEqual(expected);
});

test('a stored ranking is accepted only with the four options of its question', () => {
  expect(isRankingOf(displayedOrder, emptyRanking)).toBe(true);
  expect(isRankingOf(displayedOrder, [null, 'b', null, 'a'])).toBe(true);
  for (const wrong of [[], ['a', 'b', 'c'], ['a', 'a', null, null], ['a', 'x', null, null], [1, 2, 3, 4]])
    expect(isRankingOf(displayedOrder, wrong)).toBe(false);
});

test('moving changes the rank by one and stops at the ends', () => {
  expect(moveOption(['a', 'b', null, null], 'a', 1)).toEqual(['b', 'a', null, null]);
  expect(moveOption(['a', 'b', null, null], 'a', -1)).toEqual(['a', 'b', null, null]);
  expect(moveOption(['a', 'b', 'c', 'd'], 'd', 1)).toEqual(['a', 'b', 'c', 'd']);
  expect(moveOption(['a', null, null, null], 'b', 1)).toEqual(['a', null, null, null]);
});

test('a rank outside 1 to 4 is an error', () => {
  for (const rank of [0, 5, 1.5, Number.NaN])
    expect(() => placeOption(emptyRanking, 'a', rank)).toThrow(RangeError);
});

test('ranked options are at their rank, and others fill the gaps in display order', () => {
  expect(arrangeOptions([null, 'd', null, 'a'], displayedOrder)).toEqual(['b', 'd', 'c', 'a']);
});

test('no sequence of actions loses, duplicates or moves an unranked option', () => {
  const step = fc.record({
    option: fc.constantFrom(...displayedOrder),
    act: fc.constantFrom<readonly string[]>(
      ['choose'],
      ['remove'],
      ['up'],
      ['down'],
      ['1'],
      ['2'],
      ['3'],
      ['4'],
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let ranking = emptyRanking;
      for (const { option, act } of steps) {
        const [what] = act;
        const before = ranking;
        if (what === 'choose') ranking = rankNext(ranking, option);
        else if (what === 'remove') ranking = removeRanks(ranking, option, null);
        else if (what === 'up' || what === 'down')
          ranking = moveOption(ranking, option, what === 'up' ? -1 : 1);
        else {
          ranking = placeOption(ranking, option, Number(what));
          expect(rankOf(ranking, option)).toBe(Number(what));
        }
        const others = (givenRanking: OptionRanking) =>
          givenRanking.filter((each) => each !== null && each !== option).sort();
        expect(others(ranking)).toEqual(others(before));
        expect(arrangeOptions(ranking, displayedOrder).toSorted()).toEqual(displayedOrder);
      }
    }),
  );
});

test('only an order of exactly the four options of the question is valid', () => {
  expect(() => checkOrdering(displayedOrder, ['d', 'c', 'b', 'a'])).not.toThrow();
  for (const wrong of [
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'c'],
    ['a', 'b', 'c', 'x'],
    ['a', 'b', 'c', 'd', 'a'],
  ]) {
    expect(() => checkOrdering(displayedOrder, wrong)).toThrow(
      expect.objectContaining({ code: 'answer_incomplete' }),
    );
  }
});
