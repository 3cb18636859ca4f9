import { describe, expect, test } from 'vitest';
import { findHeadingRow } from '../../../domain/imports/findHeadingRow.ts';
import { fieldOfHeading, foldHeading, guessMapping } from '../../../domain/imports/guessMapping.ts';
import { canTakeImportStep } from '../../../domain/imports/importStates.ts';
import { headingsByLanguage } from '../../../domain/imports/knownHeadings.ts';
import { headingProblem, mappingProblem } from '../../../domain/imports/mapHeadings.ts';

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
    ['Emp. ID', 'external_id'],
    ['Personalnummer', 'external_id'],
    ['Ｅ－ｍａｉｌ（必須）', 'email'],
    ['Email (work) *', 'email'],
    ['SOYADI', 'last_name'],
    ['Dzial', 'department'],
    ['メールアドレス', 'email'],
    ['Shoe size', null],
    ['', null],
  ])('"%s" to %s', (heading, field) => {
    expect(guessMapping([heading], new Map())).toEqual([field]);
  });

  test('ADMIN-03 knows headings in every language, none of which names two fields', () => {
    const fields = new Map<string, Set<string>>();
    for (const [field, languages] of Object.entries(headingsByLanguage)) {
      for (const [language, list] of Object.entries(languages)) {
        const folded = list.split('|').map(foldHeading);
        expect(
          folded.every((heading) => heading !== ''),
          `${field} ${language}`,
        ).toBe(true);
        expect(new Set(folded).size, `${field} ${language}`).toBe(folded.length);
        for (const heading of folded) fields.set(heading, (fields.get(heading) ?? new Set()).add(field));
      }
    }
    expect([...fields].filter(([, named]) => named.size > 1)).toEqual([]);
    expect([...fields].filter(([heading, named]) => !named.has(fieldOfHeading(heading) ?? ''))).toEqual([]);
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

test.each([
  ['the only row', [['a']], 0],
  ['a title', [['People 2026'], ['ID', 'Vorname']], 1],
  [
    'a row of data with known words',
    [
      ['Kürzel', 'Wert'],
      ['Team', 'a@x.example'],
    ],
    0,
  ],
  [
    'the best of two',
    [
      ['Team', 'Office'],
      ['ID', 'Email', 'Team'],
    ],
    1,
  ],
  [
    'the fuller of two',
    [
      ['ID', 'Email'],
      ['ID', 'Email', 'Shoe size'],
    ],
    1,
  ],
  ['a row too far down', [...Array.from({ length: 20 }, () => ['x']), ['ID', 'Email']], 0],
  ['nothing', [], 0],
] as const)('the headings are found: %s', (_name, rows, at) => {
  expect(findHeadingRow(rows)).toBe(at);
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
