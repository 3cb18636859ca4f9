import { describe, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { blockHints, type QuestionBlock, validateBlock } from '../../../domain/questions/questionBlock.ts';
import { translationProblems, wordingProblems } from '../../../domain/questions/wordingProblems.ts';
import { benchmarkTopics } from '../../../server/content/benchmark/topics.ts';

const texts = ['They ask each person', 'They ask some people', 'They ask one person', 'They ask no people'];
const benchmark: QuestionBlock = {
  kind: 'm',
  text: 'Who is asked?',
  statements: texts.map((text, at) => ({ id: at + 1, text, key: 3 - at, metric: null })),
};
const personal: QuestionBlock = {
  kind: 's',
  text: 'Which is most like you?',
  statements: texts.map((text, at) => ({
    id: at + 1,
    text,
    key: at === 3 ? -1 : 1,
    metric: metrics[at] ?? null,
  })),
};
const change = (
  block: QuestionBlock,
  at: number,
  overrides: Partial<QuestionBlock['statements'][number]>,
): QuestionBlock => ({
  ...block,
  statements: block.statements.map((one, index) => (index === at ? { ...one, ...overrides } : one)),
});
const reported = (block: QuestionBlock) => validateBlock(block).map(({ field, problem }) => [field, problem]);

test('valid blocks and all shipped questions have no problem', () => {
  expect(reported(benchmark)).toEqual([]);
  expect(reported(personal)).toEqual([]);
  const shipped = benchmarkTopics
    .flatMap(({ elements }) => elements)
    .flatMap(({ questions }) => questions)
    .map(({ text, options }) => ({
      kind: 'm' as const,
      text,
      statements: options.map((one, at) => ({ id: at + 1, text: one.text, key: one.key, metric: null })),
    }));
  expect(shipped.length).toBe(48);
  expect(shipped.flatMap(reported)).toEqual([]);
});

describe('a block of the benchmark', () => {
  test.each([
    [
      'three statements',
      { ...benchmark, statements: benchmark.statements.slice(1) },
      ['options', 'fourStatements'],
    ],
    ['two of one id', change(benchmark, 1, { id: 1 }), ['options', 'fourStatements']],
    ['no text', { ...benchmark, text: ' ' }, ['text', 'required']],
    ['an empty statement', change(benchmark, 2, { text: '' }), ['option_3', 'required']],
    ['too long a statement', change(benchmark, 2, { text: 'x'.repeat(161) }), ['option_3', 'tooLong']],
    [
      'a statement said twice',
      change(benchmark, 2, { text: 'they ask  EACH person ' }),
      ['option_3', 'saidTwice'],
    ],
    ['a key beyond 3', change(benchmark, 0, { key: 4 }), ['key_1', 'key']],
    ['half a key', change(benchmark, 0, { key: 1.5 }), ['key_1', 'key']],
    ['a metric of its own', change(benchmark, 0, { metric: 'courage' }), ['metric_1', 'oneElement']],
    ['an unknown placeholder', { ...benchmark, text: 'Who is {name}?' }, ['text', 'placeholder']],
  ] as const)('is refused with %s', (_what, block, problem) => {
    expect(reported(block)).toEqual([problem]);
  });

  test('is refused with four equal keys, which make every order equal; equal pairs are valid', () => {
    const keyed = (keys: readonly number[]) => ({
      ...benchmark,
      statements: benchmark.statements.map((one, at) => ({ ...one, key: keys[at] ?? 0 })),
    });
    expect(reported(keyed([2, 2, 2, 2]))).toEqual([['options', 'sameKeys']]);
    expect(reported(keyed([2, 2, 0, 0]))).toEqual([]);
  });
});

describe('a block of the personal metrics', () => {
  test.each([
    ['a metric twice', change(personal, 1, { metric: 'humility' }), ['metric_2', 'metricTwice']],
    ['a statement about nothing', change(personal, 1, { metric: null }), ['metric_2', 'required']],
    ['a metric that there is not', change(personal, 1, { metric: 'charm' }), ['metric_2', 'unknown']],
    ['a key that is no direction', change(personal, 1, { key: 2 }), ['key_2', 'direction']],
  ] as const)('is refused with %s', (_what, block, problem) => {
    expect(reported(block)).toEqual([problem]);
  });

  test('may be reversed for self and raters but not for applicants', () => {
    expect(reported({ ...personal, kind: 'r' })).toEqual([]);
    expect(reported({ ...personal, kind: 'h' })).toEqual([['key_4', 'reversedForApplicants']]);
  });

  test('contains the first name of the participant', () => {
    expect(reported({ ...personal, kind: 'r', text: 'Which is most like {targetFirstName}?' })).toEqual([]);
  });
});

describe('hints', () => {
  test('warn of a longest statement only in the benchmark, whose keys are ordered', () => {
    const longer = [0, 1, 2].reduce(
      (block, at) => change(block, at, { text: `${texts[at]} about this` }),
      change(personal, 3, { text: 'They ask some few people' }),
    );
    expect(blockHints(longer)).not.toContain('longestIsHighest');
    expect(blockHints({ ...longer, kind: 'm' })).toContain('longestIsHighest');
  });

  test('are absent for statements of similar length', () => expect(blockHints(benchmark)).toEqual([]));
  test('warn of a statement much shorter than another', () => {
    expect(blockHints(change(benchmark, 3, { text: 'Nobody' }))).toEqual(['unequalLength']);
  });
  test('warn when the most inclusive statement is by far the longest, which people would learn to choose', () => {
    expect(blockHints(change(benchmark, 0, { text: 'They ask each person here' }))).toContain(
      'longestIsHighest',
    );
  });
  test('are absent while a statement is empty', () => {
    expect(blockHints(change(benchmark, 3, { text: '' }))).toEqual([]);
  });
});

describe('a translation', () => {
  const english = [
    { part: 'text', text: 'How is {targetFirstName}?' },
    { part: 'option_1', text: 'Fine' },
    { part: 'option_2', text: 'Well' },
  ];
  const wordingOf = (part: string, text: string) => ({ part, text });
  test.each([
    ['whole', [wordingOf('text', 'Wie geht es {targetFirstName}?'), wordingOf('option_1', 'Gut')], []],
    ['half done', [wordingOf('text', ''), wordingOf('option_1', 'Gut')], []],
    ['without the name', [wordingOf('text', 'Wie geht es?')], [['text', 'nameLost']]],
    [
      'with a name where none belongs',
      [wordingOf('option_1', '{targetFirstName}')],
      [['option_1', 'nameLost']],
    ],
    ['of a part that is not there', [wordingOf('option_9', 'Neu')], [['option_9', 'unknown']]],
    [
      'with two alike',
      [wordingOf('option_1', 'Gut'), wordingOf('option_2', 'gut')],
      [['option_2', 'saidTwice']],
    ],
    ['too long', [wordingOf('option_1', 'x'.repeat(161))], [['option_1', 'tooLong']]],
  ] as const)('%s', (_what, words, problems) => {
    const reportedProblems = translationProblems(english, words).map(({ field, problem }) => [
      field,
      problem,
    ]);
    expect(reportedProblems).toEqual(problems);
  });
});

test('a problem has its limit in the parameters', () => {
  expect(wordingProblems([{ part: 'text', text: 'x'.repeat(201) }])).toEqual([
    { field: 'text', problem: 'tooLong', params: { max: 200 } },
  ]);
});
