import { expect, test } from 'vitest';
import { groupWorths, type ItemRanking, type Worths } from '../../../domain/scoring/groupWorths.ts';
import { seededRandom } from '../../../server/seed/random.ts';

function worthsOf(...given: Parameters<typeof groupWorths>): Worths {
  const worths = groupWorths(...given);
  if (!worths.estimable) throw new Error('these rankings have worths');
  return worths;
}

test('of two items the worth is the share of wins, with the error of a log odds', () => {
  const worths = worthsOf(
    [
      { order: [0, 1], times: 30 },
      { order: [1, 0], times: 10 },
    ],
    2,
  );
  expect(worths.worth[0]).toBeCloseTo(0.75, 10);
  // half of ln 3 each way; var(logit) = 1/30 + 1/10, a quarter of it for one side
  expect(worths.log_worth[0]).toBeCloseTo(Math.log(3) / 2, 10);
  expect(worths.se[0]).toBeCloseTo(Math.sqrt((1 / 30 + 1 / 10) / 4), 8);
  expect(worths.log_likelihood).toBeCloseTo(30 * Math.log(0.75) + 10 * Math.log(0.25), 8);
});

test('a circle of preferences leaves all items equal', () => {
  const worths = worthsOf([{ order: [0, 1, 2] }, { order: [1, 2, 0] }, { order: [2, 0, 1] }], 3);
  for (const value of worths.log_worth) expect(value).toBeCloseTo(0, 10);
});

test('worths make the expected wins equal to those seen, item by item', () => {
  const rankings = simulated(40, [0.8, 0.1, -0.2, -0.7]);
  const { worth } = worthsOf(rankings, 4);
  const balance = [0, 0, 0, 0];
  for (const { order } of rankings) {
    for (let stage = 0; stage < 3; stage++) {
      const left = order.slice(stage);
      const total = left.reduce((sum, item) => sum + (worth[item] ?? 0), 0);
      for (const [index, item] of left.entries()) {
        balance[item] = (balance[item] ?? 0) + (index === 0 ? 1 : 0) - (worth[item] ?? 0) / total;
      }
    }
  }
  for (const rest of balance) expect(rest).toBeCloseTo(0, 8);
});

test.each([
  ['one item always wins', [{ order: [0, 1, 2] }, { order: [0, 2, 1] }]],
  ['an item was never ranked', [{ order: [0, 1] }, { order: [1, 0] }]],
  ['nobody answered', []],
])('nothing is estimated when %s', (_, rankings) => {
  expect(groupWorths(rankings, 3)).toEqual({ estimable: false });
});

test('a ghost item keeps the worth of an item that always wins finite', () => {
  const { worth, log_worth } = worthsOf([{ order: [0, 1, 2] }, { order: [0, 2, 1] }], 3, { ghost: true });
  expect(worth.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
  expect(worth[0]).toBeGreaterThan(0.5);
  expect(log_worth[1]).toBeCloseTo(log_worth[2] ?? Number.NaN, 9);
});

test('a ghost item links nothing that nobody compared', () => {
  const rankings = [{ order: [0, 1] }, { order: [1, 0] }, { order: [2, 3] }, { order: [3, 2] }];
  expect(groupWorths(rankings, 4, { ghost: true })).toEqual({ estimable: false });
});

test('a person who repeats the same ranking counts once in the errors', () => {
  const once = simulated(60, [0.5, 0.2, -0.1, -0.6]).map(({ order }, person) => ({ order, person }));
  const errors = worthsOf(once, 4).se;
  const repeated = worthsOf(
    once.map((ranking) => ({ ...ranking, times: 5 })),
    4,
  ).se;
  const alone = worthsOf(
    once.map(({ order }) => ({ order, times: 5 })),
    4,
  ).se;
  for (const [item, se] of repeated.entries()) {
    expect(se).toBeCloseTo(errors[item] ?? Number.NaN, 8);
    expect(alone[item]).toBeLessThan(se * 0.7);
  }
});

test('errors between people carry C / (C - 1)', () => {
  const rankings = Array.from({ length: 40 }, (_, person) => ({
    order: person < 30 ? [0, 1] : [1, 0],
    person,
  }));
  // information and squared slopes of the difference are both 40 * .75 * .25 = 7.5
  expect(worthsOf(rankings, 2).se[0]).toBeCloseTo(Math.sqrt(40 / 39 / 7.5 / 4), 10);
});

test('one person alone has worths, but no error between people', () => {
  const rankings = [
    [0, 1],
    [1, 0],
  ].map((order) => ({ order, person: 1 }));
  expect(groupWorths(rankings, 2)).toEqual({ estimable: false });
});

test('log-worths add up to nothing, and so do the rows of their covariance', () => {
  const worths = worthsOf(simulated(50, [0.5, 0.2, -0.1, -0.6]), 4);
  expect(sumOf(worths.log_worth)).toBeCloseTo(0, 10);
  for (const row of worths.covariance) expect(sumOf(row)).toBeCloseTo(0, 10);
});

function simulated(people: number, utilities: readonly number[]): ItemRanking[] {
  const random = seededRandom(people);
  return Array.from({ length: people }, () => ({
    order: utilities
      .map((utility, item) => ({ item, liked: utility - Math.log(-Math.log(1 - random.next())) }))
      .sort((a, b) => b.liked - a.liked)
      .map(({ item }) => item),
  }));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
