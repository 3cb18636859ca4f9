import { describe, expect, test } from 'vitest';
import { findCyclicAdditions } from '../../../domain/imports/findCyclicChanges.ts';
import { findHeadingRow } from '../../../domain/imports/findHeadingRow.ts';
import { fieldOfHeading, foldHeading, guessMapping } from '../../../domain/imports/guessMapping.ts';
import { mappingProblem } from '../../../domain/imports/mapHeadings.ts';
import { readRelation } from '../../../domain/imports/readRelation.ts';
import { relationHeadings } from '../../../domain/imports/relationHeadings.ts';
import { readRelationWord } from '../../../domain/imports/relationWords.ts';

const people = new Map<string, number | null>([
  ['ada@x.example', 1],
  ['E-7', 2],
  ['E-8', null],
]);
const mapping = ['person', 'relation', 'other'] as const;
const read = (...cells: string[]) => readRelation(cells, mapping, people);

describe('a row of relationships', () => {
  test.each([
    ['manager', { from: 2, kind: 'manager', to: 1 }],
    [' Reports  to', { from: 2, kind: 'manager', to: 1 }],
    ['direct report', { from: 1, kind: 'manager', to: 2 }],
    ['Direct-Report', { from: 1, kind: 'manager', to: 2 }],
    ['PEER', { from: 2, kind: 'peer', to: 1 }],
    ['other', { from: 2, kind: 'other', to: 1 }],
    ['Vorgesetzte', { from: 2, kind: 'manager', to: 1 }],
    ['上司', { from: 2, kind: 'manager', to: 1 }],
    ['Коллега', { from: 2, kind: 'peer', to: 1 }],
  ])('“%s” says how the other person is related to the person', (word, relation) => {
    expect(read('ADA@x.example ', word, 'E-7')).toMatchObject({ relation, problems: [] });
  });

  test.each([
    [['', 'peer', 'E-7'], [{ field: 'person', problem: 'required' }]],
    [['ada@x.example', '', 'E-7'], [{ field: 'relation', problem: 'required' }]],
    [['ada@x.example', 'friend', 'E-7'], [{ field: 'relation', problem: 'unknownRelation' }]],
    [['ada@x.example', 'peer', 'E-9'], [{ field: 'other', problem: 'unknownRelatedPerson' }]],
    [['ada@x.example', 'peer', 'E-8'], [{ field: 'other', problem: 'ambiguousRelatedPerson' }]],
    [['E-7', 'peer', 'E-7'], [{ field: 'other', problem: 'sameAsOther' }]],
  ])('%j is refused and keeps the people who are known', (cells, problems) => {
    const { relation, ...rest } = read(...cells);
    expect(relation).toBeNull();
    expect(rest.problems).toMatchObject(problems);
  });

  test('all problems of a row are reported at once', () => {
    expect(read('nobody@x.example', 'friend', '').problems.map(({ field }) => field)).toEqual([
      'person',
      'relation',
      'other',
    ]);
  });
});

describe('the columns of a file of relationships', () => {
  test('have known headings in every language, none of which names two of them', () => {
    const fields = new Map<string, Set<string>>();
    for (const [field, languages] of Object.entries(relationHeadings)) {
      for (const [language, list] of Object.entries(languages)) {
        const folded = list.split('|').map(foldHeading);
        expect(folded.every((one) => one !== '') && new Set(folded).size === folded.length, language).toBe(
          true,
        );
        for (const one of folded) fields.set(one, (fields.get(one) ?? new Set()).add(field));
      }
    }
    expect([...fields].filter(([, named]) => named.size > 1)).toEqual([]);
    expect(fieldOfHeading('Mitarbeiter', 'relationships')).toBe('person');
    expect(guessMapping(['Person', 'Relation', 'Other'], new Map(), 'relationships')).toEqual([...mapping]);
  });

  test('are found below a title, and all three have to be mapped', () => {
    expect(
      findHeadingRow([
        ['Export of 3 May'],
        [],
        ['Person', 'Relationship', 'Other person'],
        ['E-7', 'peer', 'E-8'],
      ]),
    ).toBe(2);
    expect(mappingProblem(['person', null, 'other'], 3, 'relationships')).toBe('relationColumns');
    expect(mappingProblem(['person', 'relation', 'email'], 3, 'relationships')).toBe('choice');
    expect(mappingProblem([...mapping], 3, 'people')).toBe('choice');
    expect(mappingProblem([...mapping, null], 4, 'relationships')).toBeNull();
  });

  test('an unknown word is no relationship', () => {
    expect(['', '  ', '=HYPERLINK("x")', 'person'].map(readRelationWord)).toEqual([null, null, null, null]);
  });
});

test('only additions that lie on a cycle are found, with 50,000 people in one line', () => {
  const links = Array.from({ length: 50_000 }, (_, at) => ({ manager: at, person: at + 1 }));
  const additions = [
    { line: 2, manager: 50_000, person: 40_000 },
    { line: 3, manager: 60_000, person: 0 },
    { line: 4, manager: 7, person: 9 },
  ];
  expect(findCyclicAdditions(additions, links)).toEqual([2]);
});
