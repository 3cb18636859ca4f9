import { describe, expect, test } from 'vitest';
import { comparedAudiences, isNearlyEqual } from '../../../../domain/release/overlap/comparedAudiences.ts';

const k = 5;
const people = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `p${from + at}`);
const audience = (everybody: readonly string[], ...teams: readonly (readonly string[])[]) => ({
  k,
  groups: [everybody, ...teams].map((members, at) => ({
    dim: at === 0 ? 'overall' : 'team',
    category: `${at}`,
    people: members,
  })),
});

test.each([
  [{ joined: 0, left: 0 }, false],
  [{ joined: 1, left: 0 }, true],
  [{ joined: 0, left: 1 }, true],
  [{ joined: 4, left: 4 }, true],
  [{ joined: 5, left: 0 }, false],
  [{ joined: 1, left: 5 }, false],
])('R24 %j is nearly equal: %s', (difference, expected) => {
  expect(isNearlyEqual(difference, k)).toBe(expected);
});

describe('R24 an audience of 12 people', () => {
  const own = audience(people(0, 12));
  test.each([
    ['the same people', [people(0, 12)], 0],
    ['one person fewer', [people(0, 11)], 1],
    ['one person more', [people(0, 13)], 1],
    ['one person replaced', [people(1, 13)], 1],
    ['five people more', [people(0, 17)], 0],
    ['other people', [people(20, 31)], 0],
    ['one person more, and then four more', [people(0, 17), people(0, 13)], 2],
    ['one person more, and the same people', [people(0, 13), people(0, 12)], 2],
    ['two halves, one of them without a person', [people(0, 6), people(6, 11)], 2],
    ['two halves', [people(0, 6), people(6, 12)], 0],
    ['a part that overlaps with a half', [people(0, 6), people(3, 9)], 0],
    [
      'two halves without a person, and one of them with another person',
      [people(0, 6), people(6, 11), people(6, 12)],
      3,
    ],
    ['two halves, and nearly the same people', [people(0, 6), people(6, 11), people(0, 11)], 3],
  ])('compared with %s: %#', (_, earlier, expected) => {
    expect(
      comparedAudiences(
        own,
        earlier.map((one) => audience(one)),
      ),
    ).toHaveLength(expected);
  });
});

describe('R24 an audience that differs by one person from a larger one', () => {
  test.each([
    [49, 1],
    [50, 0],
  ])('of %i people is compared %i times', (count, expected) => {
    expect(comparedAudiences(audience(people(0, count)), [audience(people(0, count + 1))])).toHaveLength(
      expected,
    );
  });

  test('is compared if a small group contains this person, and not because of other groups', () => {
    const earlier = audience(people(0, 200), people(0, 8), people(8, 200));
    expect(comparedAudiences(audience(people(0, 201), people(0, 8), people(8, 201)), [earlier])).toEqual([]);
    const small = [people(0, 193), people(193, 201)];
    expect(comparedAudiences(audience(people(0, 201), ...small), [earlier])).toEqual([earlier]);
  });
});

test('R24 the higher minimum group size of two campaigns decides', () => {
  const own = audience(people(0, 14));
  const earlier = { ...audience(people(0, 20)), k: 10 };
  expect(comparedAudiences(own, [{ ...earlier, k }])).toEqual([]);
  expect(comparedAudiences(own, [earlier])).toEqual([earlier]);
});

test('R24 24 newer audiences of the same people count once among small audiences', () => {
  const halves = [audience(people(0, 10)), audience(people(10, 20))];
  const newer = Array.from({ length: 24 }, () => audience(people(0, 12)));
  expect(comparedAudiences(audience(people(0, 21)), [...newer, ...halves])).toEqual(
    expect.arrayContaining(halves),
  );
});
