import { describe, expect, test } from 'vitest';
import { audienceOf } from '../../../../domain/release/overlap/limitRelease.ts';
import { createSeededRandom } from '../createSeededRandom.ts';
import {
  elements,
  elementsIn,
  invitedOf,
  k,
  narrowestRange,
  publish,
  publishPulse,
  somePeople,
  topics,
} from './publishCampaigns.ts';

test('R24 a selected audience of fewer people than 2k has no results', () => {
  const people = somePeople(9, createSeededRandom(7));
  const { release, limited } = publish(people, []);
  expect(release.cells.length).toBeGreaterThan(0);
  expect(limited).toMatchObject({ cells: [], counts: [], certificate: null, limitedByAudience: true });
});

describe('a pulse whose audience differs by one person', () => {
  const people = somePeople(31, createSeededRandom(2));

  test('P17 R24 leaves everyone 50 points in its elements if an earlier campaign asked them', async () => {
    const first = publish(people.slice(0, 30), []);
    const pulse = publishPulse(people, [first], 1);
    expect(pulse.limited.limitedByAudience).toBe(true);
    for (const id of elements.slice(0, 4))
      expect(await narrowestRange([first, pulse], id)).toBeGreaterThanOrEqual(50 - 1e-6);
    const later = publish(people.slice(1), [pulse, first]);
    expect(later.limited.limitedByAudience).toBe(true);
    for (const id of elements.slice(0, 8))
      expect(await narrowestRange([first, pulse, later], id)).toBeGreaterThanOrEqual(50 - 1e-6);
  });

  test('R24 keeps all its numbers if earlier campaigns asked about other topics, but has no shares', () => {
    const first = publishPulse(people.slice(0, 30), [], 2);
    const pulse = publishPulse(people, [first], 1);
    expect(first.limited.sharesLimited).toBe(false);
    expect(pulse.limited).toMatchObject({
      limitedByAudience: false,
      hasNearAudience: false,
      sharesLimited: true,
    });
    expect(pulse.limited.cells).toEqual(pulse.release.cells);
  });

  test('R24 is compared with small audiences of its topic before 24 newer pulses about another one', async () => {
    const halves = [people.slice(0, 10), people.slice(10, 20)].map((half) => publishPulse(half, [], 1));
    const newer = Array.from({ length: 24 }, (_, left) =>
      publishPulse(people.slice(0, 24).toSpliced(left, 1), [], 2),
    );
    const last = publishPulse(people.slice(0, 21), [...newer, ...halves], 1);
    expect(last.limited.limitedByAudience).toBe(true);
    for (const id of elements.slice(0, 4))
      expect(await narrowestRange([...halves, last], id)).toBeGreaterThanOrEqual(50 - 1e-6);
  });

  test('R24 keeps all its numbers through weekly pulses in rotation with one more person each week', () => {
    const everyone = somePeople(60, createSeededRandom(3));
    const published: ReturnType<typeof publishPulse>[] = [];
    for (let week = 0; week < 18; week += 1)
      published.unshift(publishPulse(everyone.slice(0, 30 + week), published, (week % 6) + 1));
    expect(published.map(({ limited }) => limited.limitedByAudience)).toEqual(
      Array.from({ length: 18 }, () => false),
    );
  });
});

describe('two campaigns whose audiences differ by one person', () => {
  test.each([
    [12, 16],
    [30, 20],
  ])('P17 R24 of %i and one more person leave everyone 50 points in every element', async (n, fewest) => {
    const people = somePeople(n + 1, createSeededRandom(2));
    const first = publish(people.slice(0, n), []);
    const second = publish(people, [first]);
    expect([first.limited.limitedByAudience, second.limited.limitedByAudience]).toEqual([false, true]);
    const unlimited = { audience: audienceOf(second.release, { invited: invitedOf(people), topics, k }) };
    expect(await narrowestRange([first, unlimited], 1)).toBeLessThanOrEqual(2 * n + 1);
    for (const id of elements.slice(0, 8))
      expect(await narrowestRange([first, second], id)).toBeGreaterThanOrEqual(50 - 1e-6);
    expect(second.limited.banded).toBe(true);
    expect(elementsIn(second.limited).size).toBeGreaterThanOrEqual(fewest);
    expect(second.limited.cells.filter(({ subject }) => subject === 'topic')).toHaveLength(topics.length);
  });

  test('P17 R24 also in the small groups of larger audiences', async () => {
    const people = somePeople(64, createSeededRandom(4));
    const first = publish(people.slice(0, 63), [], ['team']);
    const second = publish(people, [first], ['team']);
    expect(elementsIn(first.limited, 'team').size).toBe(24);
    expect([second.limited.limitedByAudience, second.limited.banded]).toEqual([true, true]);
    for (const id of [1, 9, 17])
      expect(await narrowestRange([first, second], id)).toBeGreaterThanOrEqual(50 - 1e-6);
    expect(elementsIn(second.limited).size).toBeGreaterThanOrEqual(20);
  });

  test('R24 are published in bands if most answers have changed', () => {
    const random = createSeededRandom(6);
    const people = somePeople(31, random);
    const changed = people.map((person) => ({
      ...person,
      scores: person.scores.map((score) => Math.min(100, score + 25)),
    }));
    const first = publish(people.slice(0, 30), []);
    const second = publish(changed, [first]);
    expect([second.limited.limitedByAudience, second.limited.banded]).toEqual([true, true]);
    expect(elementsIn(second.limited).size).toBe(24);
  });
});

describe('three campaigns whose audiences differ by a few people each', () => {
  test.each([
    { change: 'one more person each time', audiences: [{ to: 12 }, { to: 13 }, { to: 14 }] },
    {
      change: 'someone joins and someone leaves each time',
      audiences: [{ to: 20 }, { from: 1, to: 21 }, { from: 2, to: 22 }],
    },
    { change: 'four more people each time', audiences: [{ to: 20 }, { to: 24 }, { to: 28 }] },
    { change: 'four join and then one leaves', audiences: [{ to: 20 }, { to: 24 }, { from: 1, to: 24 }] },
  ])('P17 R24 leave everyone 50 points in every element: $change', async ({ audiences }) => {
    const people = somePeople(28, createSeededRandom(11));
    const published: ReturnType<typeof publish>[] = [];
    for (const { from = 0, to } of audiences) published.unshift(publish(people.slice(from, to), published));
    for (const id of elements.slice(0, 8))
      expect(await narrowestRange(published, id)).toBeGreaterThanOrEqual(50 - 1e-6);
    expect(published.map(({ limited }) => limited.limitedByAudience)).toEqual([true, true, false]);
  });
});

test('R24 an audit that is too large leaves only the overall result', () => {
  const people = somePeople(64, createSeededRandom(4));
  const first = publish(people.slice(0, 63), [], ['team']);
  const [everybody, ...teams] = first.audience.groups;
  if (!everybody) throw new Error('nobody was invited');
  const groups = [everybody, ...Array.from({ length: 800 }, () => teams).flat()];
  const second = publish(people, [{ audience: { ...first.audience, groups } }], ['team']);
  expect(new Set(second.limited.cells.map(({ dim }) => dim))).toEqual(new Set(['overall']));
  expect(second.limited.limitedByAudience).toBe(true);
});

test('R24 the order of people and of earlier campaigns doesn’t change what is published', () => {
  const people = somePeople(14, createSeededRandom(8));
  const earlier = [publish(people.slice(0, 12), []), publish(people.slice(1, 13), [])];
  const one = publish(people, earlier);
  const other = publish([...people].reverse(), [...earlier].reverse());
  expect(other.limited.cells).toEqual(one.limited.cells);
});

test('R24 a release without a similar earlier audience stays as it is', () => {
  const people = somePeople(20, createSeededRandom(9));
  const [own, other] = [publish(people.slice(0, 12), []), publish(people, [])];
  for (const earlier of [[], [other], [own]]) {
    const { release, limited } = publish(people.slice(0, 12), earlier);
    expect(limited).toEqual({
      ...release,
      limitedByAudience: false,
      hasNearAudience: false,
      sharesLimited: false,
    });
  }
});

test('R27 an audience of 61 people nearly equals one of 60, although their means stay as they are', () => {
  const people = somePeople(61, createSeededRandom(9));
  const { release, limited } = publish(people, [publish(people.slice(0, 60), [])]);
  expect(limited).toEqual({
    ...release,
    limitedByAudience: false,
    hasNearAudience: true,
    sharesLimited: false,
  });
});
