import { expect, test } from 'vitest';
import { numberGroups } from '../../../../../domain/scoring/personal/fit/numberGroups.ts';

const people = Array.from({ length: 650 }, (_, at) => ({
  gender: at < 99 ? 'woman' : 'man',
  race: at < 100 ? 'asian' : at < 350 ? 'black' : 'white',
  ...(at % 2 === 0 ? { language: 'en' } : {}),
}));

test('groups of at least 100 are compared with the largest of their grouping, and sizes are bands', () => {
  const { compared, count } = numberGroups(people);
  expect(compared.map(({ group }) => group)).toEqual([
    { grouping: 'race', group: 'black', reference: 'white', people: 200 },
    { grouping: 'race', group: 'asian', reference: 'white', people: 100 },
  ]);
  expect(count).toBe(5);
});

test('a group of 99 has no number, and neither has a group that a person did not state', () => {
  const { ofPerson, compared } = numberGroups(people);
  expect(ofPerson[0]).toHaveLength(2);
  expect(ofPerson[1]).toHaveLength(1);
  expect(ofPerson[99]).toHaveLength(2);
  const [black] = compared;
  expect(ofPerson[101]).toEqual([expect.any(Number), black?.focal]);
  expect(ofPerson[649]).toContain(black?.reference);
});
