import { expect, test } from 'vitest';
import { planMembers } from '../../../domain/teams/memberOutcomes.ts';

const person = (id: number, more = {}) => ({
  id,
  email: `p${id}@people.example`,
  name: `Person ${id}`,
  is_allowed: true,
  is_member: false,
  ...more,
});

test('people are added once, and everyone else is reported with the reason', () => {
  const found = [
    person(1),
    person(2, { is_member: true }),
    person(3, { is_allowed: false }),
    person(4, { is_allowed: false, is_member: true }),
  ];
  const { added, problems } = planMembers(found, {
    user_ids: [1, 9],
    emails: [
      'p1@people.example',
      'p2@people.example',
      'p3@people.example',
      'p4@people.example',
      'x@y.example',
    ],
  });
  expect(added.map(({ id }) => id)).toEqual([1]);
  expect(problems).toEqual([
    { person: 'x@y.example', problem: 'not_found' },
    { person: '#9', problem: 'not_found' },
    { person: 'Person 2', problem: 'member' },
    { person: 'Person 3', problem: 'not_allowed' },
    { person: 'Person 4', problem: 'member' },
  ]);
});
