import { describe, expect, test } from 'vitest';
import { id, optionalId, personIds } from '../../contract/sharedShapes.ts';
import { eventTopics } from '../../resources/eventTopics/eventTopics.ts';
import { rulesOf } from '../../resources/kit/rulesOf.ts';
import { teams } from '../../resources/teams/teams.ts';
import { validate } from '../../resources/validate.ts';

const nothingOfTheKind: readonly unknown[] = [
  [15, 16],
  [15],
  [],
  {},
  { toString: 1 },
  true,
  false,
  'one',
  '1e1',
  ' 7 ',
  '0x1',
  '',
];

describe('an id', () => {
  test('is an integer from 1, or its digits', () => {
    expect([id().validateSync(15), id().validateSync('15')]).toEqual([15, 15]);
    expect([optionalId().validateSync('7'), optionalId().validateSync(null)]).toEqual([7, null]);
    for (const sent of [1.5, 0, -1, '0', 2 ** 31, '99999999999']) {
      expect(() => id().validateSync(sent), String(sent)).toThrow(/^(wholeNumber|tooSmall|tooLarge)$/);
    }
  });

  test.each(nothingOfTheKind.map((sent) => [sent]))('is not %j, not even in part', (sent) => {
    expect(() => id().validateSync(sent)).toThrow(/^number$/);
    expect(() => optionalId().validateSync(sent)).toThrow(/^number$/);
    expect(() => personIds().validateSync([sent])).toThrow(/^number$/);
  });
});

describe('a submitted record', () => {
  const problemOf = (leader_id: unknown) => {
    const read = validate(rulesOf(teams), { name: 'Accounting', leader_id });
    return 'problems' in read ? read.problems[0] : read.value.leader_id;
  };

  test('references another one by number, by digits, or not at all', () => {
    expect([51, '51', '', null].map(problemOf)).toEqual([51, 51, null, null]);
  });

  test('does not accept a list or an object as a reference', () => {
    for (const sent of [[51, 52], [51], {}, { toString: 1 }, true]) {
      expect(problemOf(sent)).toMatchObject({ field: 'leader_id', problem: 'number' });
    }
  });

  test('accepts a quantity only as a number or its digits', () => {
    const problemOf = (minutes: unknown) => {
      const read = validate(rulesOf(eventTopics), { minutes });
      return 'problems' in read ? read.problems.find(({ field }) => field === 'minutes')?.problem : null;
    };
    expect([60, '60', ' 60 ', '60.5', [60, 90], {}, { toString: 1 }, true, 'long'].map(problemOf)).toEqual([
      ...[undefined, undefined, undefined, 'wholeNumber'],
      ...['number', 'number', 'number', 'number', 'number'],
    ]);
  });
});
