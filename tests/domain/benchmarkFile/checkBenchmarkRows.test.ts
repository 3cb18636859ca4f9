import { expect, test } from 'vitest';
import { checkBenchmarkRows } from '../../../domain/benchmarkFile/checkBenchmarkRows.ts';

const topics = [
  { topic_id: 3, topic: 'Speaking up' },
  { topic_id: 5, topic: 'Respect' },
];
const heading = ['topic', 'score', 'spread', 'n', 'source', 'year'];
const check = (...rows: string[][]) =>
  checkBenchmarkRows(
    [heading, ...rows].map((cells, at) => ({ line: at + 1, cells })),
    topics,
    2026,
  );
const row = (change: Partial<Record<'topic' | 'score' | 'spread' | 'n' | 'source' | 'year', string>> = {}) =>
  Object.values({
    topic: 'Respect',
    score: '61.5',
    spread: '18',
    n: '900',
    source: 'Source',
    year: '2025',
    ...change,
  });

test('NORM-01 topics are matched by name or id, and columns may have any order', () => {
  const external = { score: 61.5, spread: 18, n: 900, source: 'Source', year: 2025 };
  expect(check(row({ topic: ' SPEAKING  up ' }), row({ topic: '5', score: '61,5' }))).toEqual({
    rows: [
      { topic_id: 3, ...external },
      { topic_id: 5, ...external },
    ],
    problems: [],
  });
  const turned = [heading, row()].map((cells, at) => ({ line: at + 1, cells: cells.toReversed() }));
  expect(checkBenchmarkRows(turned, topics, 2026).rows).toEqual([{ topic_id: 5, ...external }]);
});

test.each([
  ['topic', 'Happiness', 'topicUnknown'],
  ['topic', '', 'topicUnknown'],
  ['score', '100.5', 'score'],
  ['score', '-1', 'score'],
  ['score', '', 'score'],
  ['score', '6e1', 'score'],
  ['spread', '0', 'spread'],
  ['spread', '0.001', 'spread'],
  ['spread', '51', 'spread'],
  ['n', '0', 'respondents'],
  ['n', '1,200', 'respondents'],
  ['source', ' ', 'sourceMissing'],
  ['source', 'x'.repeat(121), 'sourceTooLong'],
  ['source', 'a\u202eb', 'characters'],
  ['year', '1989', 'year'],
  ['year', '2027', 'year'],
  ['year', '25', 'year'],
] as const)('NORM-02 the %s %o is a problem of its line', (column, text, problem) => {
  expect(check(row({ [column]: text }), row())).toEqual({
    rows: [expect.objectContaining({ topic_id: 5 })],
    problems: [{ line: 2, column: column, problem, first_line: null }],
  });
});

test('NORM-02 a second row of a topic needs another source or year', () => {
  expect(check(row(), row({ year: '2024' }), row({ source: 'Other' })).problems).toEqual([]);
  expect(check(row(), row({ topic: '5', source: ' source ', score: '1' })).problems).toEqual([
    { line: 3, column: 'topic', problem: 'duplicate', first_line: 2 },
  ]);
});

test('NORM-02 a topic whose name is shared or the id of another one is ambiguous', () => {
  const lines = [heading, row({ topic: '3' })].map((cells, at) => ({ line: at + 1, cells }));
  const named = [...topics, { topic_id: 7, topic: '3' }];
  expect(checkBenchmarkRows(lines, named, 2026).problems).toMatchObject([{ problem: 'topicAmbiguous' }]);
});

test('NORM-02 a line with more values than columns, a bad heading and too many rows are refused', () => {
  expect(check([...row(), 'more']).problems).toMatchObject([{ line: 2, problem: 'cells' }]);
  expect(check([...row(), ' ']).problems).toEqual([]);
  expect(check().problems).toMatchObject([{ line: null, problem: 'noRows' }]);
  const many = Array.from({ length: 301 }, (_, at) => row({ source: `Source ${at}` }));
  expect(check(...many).problems).toMatchObject([{ line: null, problem: 'tooManyRows' }]);
  expect(check(...many.slice(1)).rows).toHaveLength(300);
  const twice = [{ line: 1, cells: [...heading.slice(1), 'Score'] }];
  expect(checkBenchmarkRows(twice, topics, 2026).problems).toMatchObject([
    { column: 'topic', problem: 'columnMissing' },
    { column: 'score', problem: 'columnTwice' },
  ]);
});
