import { describe, expect, test } from 'vitest';
import { canTakeImportStep } from '../../../domain/imports/importStates.ts';
import {
  foldHeading,
  guessMapping,
  headingProblem,
  mappingProblem,
} from '../../../domain/imports/mapHeadings.ts';

describe('mapping a heading', () => {
  test.each([
    ['E-Mail ', 'email'],
    ['E-mail address', 'email'],
    ['Email address', 'email'],
    ['Personnel number', 'external_id'],
    ['Employee ID', 'external_id'],
    ['Vorname', 'first_name'],
    ['Prénom', 'first_name'],
    ['SURNAME', 'last_name'],
    ['Dept.', 'department'],
    ['Office', 'location'],
    ['Job level', 'level'],
    ['Language', 'locale_abbr'],
    ['Status', 'status'],
    ['Roles', 'permissions'],
    ['Team', 'teams'],
    ['Shoe size', null],
    ['', null],
  ])('"%s" to %s', (heading, field) => {
    expect(guessMapping([heading], new Map())).toEqual([field]);
  });

  test('ignores everything but letters and digits', () => {
    expect(foldHeading(' Prénom (1) ')).toBe('prenom1');
  });

  test('prefers the previous choice, even if it was to skip the column', () => {
    const remembered = new Map([
      ['kennung', 'external_id'],
      ['department', null],
    ] as const);
    expect(guessMapping(['Kennung', 'Department', 'Team'], remembered)).toEqual([
      'external_id',
      null,
      'teams',
    ]);
  });

  test('skips a field that another column has already', () => {
    expect(guessMapping(['E-mail', 'Work email'], new Map())).toEqual(['email', null]);
  });
});

describe('a row of headings', () => {
  test('may be anything with unique names', () => {
    expect(headingProblem(['E-mail', 'Name', '', ''])).toBeNull();
  });

  test.each([
    [[], 'noHeadings'],
    [['', ''], 'noHeadings'],
    [['Name', 'E-mail', 'NAME'], 'duplicateHeading'],
    [Array.from({ length: 61 }, (_, at) => `c${at}`), 'tooManyColumns'],
  ])('%j is refused: %s', (headings, problem) => {
    expect(headingProblem(headings)?.problem).toBe(problem);
  });
});

test.each([
  [['email', null], 2, null],
  [['external_id'], 1, null],
  [['email'], 2, 'unreadable'],
  [['email', 'email'], 2, 'twice'],
  [['first_name'], 1, 'noKey'],
] as const)('the mapping %j of %d columns has the result %s', (mapping, columns, problem) => {
  expect(mappingProblem([...mapping], columns)).toBe(problem);
});

test.each([
  ['check', 'uploaded', true],
  ['check', 'applied', false],
  ['apply', 'checked', true],
  ['apply', 'applying', false],
  ['undo', 'applied', true],
  ['undo', 'undone', false],
  ['discard', 'checked', true],
  ['discard', 'applying', false],
] as const)('%s from %s: %s', (step, from, may) => {
  expect(canTakeImportStep(step, from)).toBe(may);
});
