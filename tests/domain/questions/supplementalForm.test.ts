import { describe, expect, test } from 'vitest';
import { canShareQuestion } from '../../../domain/questions/canShareQuestion.ts';
import {
  isSameForm,
  normalizeForm,
  type SupplementalQuestionContent,
  supplementalProblems,
  supplementalWording,
  usageProblems,
} from '../../../domain/questions/supplementalForm.ts';

const rating: SupplementalQuestionContent = {
  kind: 'rating',
  text: 'How was the move?',
  low: 'Hard',
  high: 'Easy',
  points: 5,
  options: [],
};
const choice: SupplementalQuestionContent = {
  ...rating,
  kind: 'choice',
  low: '',
  high: '',
  points: null,
  options: [
    { id: 1, text: 'At home' },
    { id: 2, text: 'On site' },
  ],
};
const written: SupplementalQuestionContent = { ...choice, kind: 'text', options: [] };
const likert: SupplementalQuestionContent = { ...rating, kind: 'likert', points: 7 };
const enps: SupplementalQuestionContent = { ...rating, kind: 'enps', points: null };
const multiple: SupplementalQuestionContent = { ...choice, kind: 'multiple' };
const reported = (form: SupplementalQuestionContent) =>
  supplementalProblems(form).map(({ field, problem }) => [field, problem]);

test('a form keeps only the fields of its type, trimmed', () => {
  const full = { ...rating, text: ' How? ', options: choice.options };
  expect(normalizeForm(full, 0)).toEqual({ ...rating, text: 'How?' });
  expect(normalizeForm({ ...full, kind: 'choice' }, 0)).toEqual({ ...choice, text: 'How?' });
  expect(normalizeForm({ ...full, kind: 'text' }, 0)).toEqual({ ...written, text: 'How?' });
  expect(normalizeForm({ ...full, kind: 'likert', points: 7 }, 0)).toEqual({ ...likert, text: 'How?' });
  expect(normalizeForm({ ...full, kind: 'enps' }, 0)).toEqual({ ...enps, text: 'How?' });
  expect(normalizeForm({ ...full, kind: 'multiple' }, 0)).toEqual({ ...multiple, text: 'How?' });
});

test('options keep their ids in any order, and a removed id is never reused', () => {
  const options = [
    { id: null, text: 'Both' },
    { id: 2, text: 'On site' },
    { id: null, text: 'Neither' },
  ];
  expect(normalizeForm({ ...choice, options }, 4).options.map(({ id }) => id)).toEqual([5, 2, 6]);
});

test.each([
  ['rating', rating, ['text', 'low', 'high']],
  ['choice', choice, ['text', 'option_1', 'option_2']],
  ['likert', likert, ['text', 'low', 'high']],
  ['enps', enps, ['text', 'low', 'high']],
  ['multiple', multiple, ['text', 'option_1', 'option_2']],
  ['text', written, ['text']],
] as const)('a %s has the parts that need translation', (_kind, form, parts) => {
  expect(supplementalWording(form).map(({ part }) => part)).toEqual(parts);
});

describe('the problems of a form', () => {
  test.each([
    ['an agreement scale of six steps', { ...likert, points: 6 }, ['points', 'likertPoints']],
    ['an agreement scale without steps', { ...likert, points: null }, ['points', 'required']],
    ['eNPS without a low end', { ...enps, low: ' ' }, ['low', 'required']],
    [
      'a multiple choice with one option',
      { ...multiple, options: choice.options.slice(1) },
      ['options', 'tooFewOptions'],
    ],
    ['without a question', { ...written, text: '' }, ['text', 'required']],
    ['without a name for an end', { ...rating, high: '' }, ['high', 'required']],
    ['without a scale', { ...rating, points: null }, ['points', 'required']],
    ['with one step', { ...rating, points: 1 }, ['points', 'tooSmall']],
    ['with twelve steps', { ...rating, points: 12 }, ['points', 'tooLarge']],
    ['with half a step', { ...rating, points: 4.5 }, ['points', 'wholeNumber']],
    ['with one option', { ...choice, options: choice.options.slice(1) }, ['options', 'tooFewOptions']],
    [
      'with thirteen options',
      { ...choice, options: Array.from({ length: 13 }, (_, at) => ({ id: at + 1, text: `Option ${at}` })) },
      ['options', 'tooManyOptions'],
    ],
    [
      'with two options that say the same',
      {
        ...choice,
        options: [choice.options[0], { id: 2, text: 'at  HOME' }] as SupplementalQuestionContent['options'],
      },
      ['option_2', 'saidTwice'],
    ],
  ] as const)('%s', (_what, form, problem) => {
    expect(reported(form)).toEqual([problem]);
  });

  test('are none if it is valid', () => expect([rating, choice, written].flatMap(reported)).toEqual([]));
});

test('another order of options is a change, as the first is chosen more often', () => {
  expect(isSameForm(choice, { ...choice, options: [...choice.options] })).toBe(true);
  expect(isSameForm(choice, { ...choice, options: [...choice.options].reverse() })).toBe(false);
});

test.each([
  ['a platform administrator in the own account', ['admin'], 1, true],
  ['a platform administrator elsewhere', ['admin'], 2, false],
  ['a local administrator', ['local_admin'], 1, false],
] as const)('%s may offer a question to all accounts or not', (_who, permissions, viewed, may) => {
  expect(canShareQuestion({ permissions: [...permissions] }, 1, viewed)).toBe(may);
});

test('eNPS is asked in culture benchmarks only', () => {
  const problem = { field: 'campaign_kinds', problem: 'enpsInBenchmarksOnly' };
  expect(usageProblems('enps', ['benchmark'])).toEqual([]);
  expect(usageProblems('enps', [])).toEqual([]);
  expect(usageProblems('enps', ['benchmark', 'survey'])).toEqual([problem]);
  expect(usageProblems('enps', ['applicant'])).toEqual([problem]);
  expect(usageProblems('likert', ['benchmark', 'survey', 'applicant'])).toEqual([]);
});
