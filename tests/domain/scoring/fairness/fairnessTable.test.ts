import { expect, test } from 'vitest';
import { type Candidate, fairnessTable } from '../../../../domain/scoring/fairness/fairnessTable.ts';

/** `count` candidates of one sex and race, of whom `selected` were selected. */
const of = (sex: string | null, race: string | null, count: number, selected: number): Candidate[] =>
  Array.from({ length: count }, (_, at) => ({ categories: { sex, race }, selected: at < selected }));

test('a table needs 30 applicants and two groups of five', () => {
  const women = of('woman', 'x', 25, 10);
  expect(fairnessTable([...women, ...of('man', 'x', 4, 2)], ['sex'])).toBeNull();
  expect(fairnessTable([...women, ...women, ...of('man', 'x', 4, 2)], ['sex'])).toBeNull();
  const table = fairnessTable([...women, ...of('man', 'x', 5, 2)], ['sex']);
  expect(table?.rows.map(({ group, applicants, selected }) => [...group, applicants, selected])).toEqual([
    ['man', 5, 2],
    ['woman', 25, 10],
  ]);
});

test('small groups are counted but have no row and never set the highest rate', () => {
  const people = [...of('woman', 'x', 150, 68), ...of('man', 'x', 150, 75), ...of('other', 'x', 5, 5)];
  const table = fairnessTable(people, ['sex']);
  expect(table).toMatchObject({ leftOut: 1, applicantsLeftOut: 5, unknown: 0 });
  expect(table?.rows.map(({ group, word }) => [...group, word])).toEqual([
    ['man', 'reference'],
    ['woman', 'noFlag'],
  ]);
  const share = fairnessTable([...of('a', 'x', 245, 9), ...of('b', 'x', 5, 5)], ['sex']);
  expect(share?.rows.length).toBe(2);
});

test('counts of omitted and undeclared applicants are hidden below five', () => {
  const people = [...of('woman', 'x', 20, 8), ...of('man', 'x', 20, 8), ...of('other', 'x', 2, 1)];
  expect(fairnessTable([...people, ...of(null, 'x', 3, 1)], ['sex'])).toMatchObject({
    leftOut: 1,
    applicantsLeftOut: null,
    unknown: null,
  });
  expect(fairnessTable([...people, ...of(null, 'x', 6, 1)], ['sex'])).toMatchObject({ unknown: 6 });
});

test('intersections are treated as groups', () => {
  const people = [
    ...of('woman', 'black', 10, 1),
    ...of('woman', 'white', 10, 8),
    ...of('man', 'black', 10, 7),
    ...of('man', 'white', 10, 2),
    ...of('man', null, 6, 2),
  ];
  const table = fairnessTable(people, ['sex', 'race']);
  expect(table?.unknown).toBe(6);
  expect(table?.rows.map((row) => [row.group.join(), row.isBelowFourFifths])).toEqual([
    ['man,black', false],
    ['man,white', true],
    ['woman,black', true],
    ['woman,white', false],
  ]);
});
