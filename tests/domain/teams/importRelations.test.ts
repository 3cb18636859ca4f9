import { expect, test } from 'vitest';
import { findRelationColumns, resolveRelationRows } from '../../../domain/teams/importRelations.ts';

const ids = new Map([
  ['ada@x.example', 1],
  ['ben@x.example', 2],
  ['cy@x.example', 3],
]);
const pair = (person: string, relation: string, other: string, line = 2) => ({
  line,
  person,
  relation,
  other,
});

test.each([
  ['a manager', pair('ben@x.example', 'manager', 'ada@x.example'), { from: 1, kind: 'manager', to: 2 }],
  [
    'a manager in other words',
    pair(' BEN@x.example', 'Reports to', 'ada@x.example'),
    { from: 1, kind: 'manager', to: 2 },
  ],
  [
    'a direct report is the same from the other side',
    pair('ada@x.example', 'direct_report', 'ben@x.example'),
    { from: 1, kind: 'manager', to: 2 },
  ],
  ['a peer', pair('ben@x.example', 'Peer', 'cy@x.example'), { from: 3, kind: 'peer', to: 2 }],
])('%s is accepted', (_what, line, relation) => {
  expect(resolveRelationRows([line], ids, new Set())).toEqual([{ pair: line, outcome: 'create', relation }]);
});

test.each([
  ['person', pair('who@x.example', 'peer', 'ada@x.example')],
  ['other', pair('ada@x.example', 'peer', '')],
  ['relation', pair('ada@x.example', 'friend', 'ben@x.example')],
  ['same', pair('ada@x.example', 'peer', 'ADA@x.example')],
])('a line with an invalid %s reports it', (problem, line) => {
  expect(resolveRelationRows([line], ids, new Set())).toEqual([{ pair: line, outcome: 'error', problem }]);
});

test('existing pairs are unchanged, and a duplicate in the file is an error', () => {
  const lines = [
    pair('ben@x.example', 'manager', 'ada@x.example', 2),
    pair('ada@x.example', 'direct report', 'ben@x.example', 3),
    pair('cy@x.example', 'peer', 'ada@x.example', 4),
  ];
  const outcomes = resolveRelationRows(lines, ids, new Set(['peer 1 3'])).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['create', 'error', 'unchanged']);
});

test.each([
  [['Person', 'Relation', 'Other'], { person: 0, relation: 1, other: 2 }],
  [['Kind', 'To', 'E-mail'], { person: 2, relation: 0, other: 1 }],
  [['employee email', 'relationship', 'related person'], { person: 0, relation: 1, other: 2 }],
  [['person', 'other'], null],
])('the columns of %j are recognized', (headings, columns) => {
  expect(findRelationColumns(headings)).toEqual(columns);
});
