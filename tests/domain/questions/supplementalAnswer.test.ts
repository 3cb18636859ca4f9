import { describe, expect, test } from 'vitest';
import {
  emptyAnswer,
  isEmptyAnswer,
  isSameAnswer,
  maxAnswerBytes,
  maxSupplementalTextLength,
  normalizeAnswer,
  type SupplementalAnswerValues,
} from '../../../domain/questions/supplementalAnswer.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';

const base = { text: 'How is it?', low: '', high: '', points: null, options: [] } as const;
const rating: SupplementalQuestionContent = { ...base, kind: 'rating', low: 'Bad', high: 'Good', points: 5 };
const choice: SupplementalQuestionContent = {
  ...base,
  kind: 'choice',
  options: [
    { id: 3, text: 'Tea' },
    { id: 7, text: 'Coffee' },
  ],
};
const likert: SupplementalQuestionContent = { ...rating, kind: 'likert' };
const enps: SupplementalQuestionContent = { ...rating, kind: 'enps', points: null };
const multiple: SupplementalQuestionContent = { ...choice, kind: 'multiple' };
const text: SupplementalQuestionContent = { ...base, kind: 'text' };
const answerWith = (fields: Partial<SupplementalAnswerValues>): SupplementalAnswerValues => ({
  ...emptyAnswer,
  ...fields,
});

describe('the stored answer', () => {
  test.each([
    ['the first step', rating, answerWith({ rating: 1 }), answerWith({ rating: 1 })],
    ['the last step', rating, answerWith({ rating: 5 }), answerWith({ rating: 5 })],
    ['an option by its id', choice, answerWith({ choice: 7 }), answerWith({ choice: 7 })],
    [
      'words without the blanks around them',
      text,
      answerWith({ text: '  More light.\n' }),
      answerWith({ text: 'More light.' }),
    ],
    [
      'words without control characters',
      text,
      answerWith({ text: 'More\u0000 light\u0007' }),
      answerWith({ text: 'More light' }),
    ],
    ['only blanks, as nothing', text, answerWith({ text: '   ' }), emptyAnswer],
    ['the lowest eNPS step', enps, answerWith({ rating: 0 }), answerWith({ rating: 0 })],
    ['the highest eNPS step', enps, answerWith({ rating: 10 }), answerWith({ rating: 10 })],
    [
      'several options, without the order of choosing',
      multiple,
      answerWith({ choices: [7, 3, 7] }),
      answerWith({ choices: [3, 7] }),
    ],
    ['that no option applies', multiple, answerWith({ choices: [] }), answerWith({ choices: [] })],
    ['nothing, where several options were left out', multiple, answerWith({ choices: null }), emptyAnswer],
    ['nothing, where it was left out', rating, emptyAnswer, emptyAnswer],
  ])('%s', (_what, form, given, expected) => {
    expect(normalizeAnswer(form, given, false)).toEqual(expected);
  });
});

describe('a refused answer', () => {
  test.each([
    ['a step below the first', rating, answerWith({ rating: 0 }), false],
    ['a step above the last', rating, answerWith({ rating: 6 }), false],
    ['step 0 of an agreement scale', likert, answerWith({ rating: 0 }), false],
    ['an eNPS step above 10', enps, answerWith({ rating: 11 }), false],
    ['one option where several are asked for', multiple, answerWith({ choice: 3 }), false],
    ['several options where one is asked for', choice, answerWith({ choices: [3] }), false],
    ['no option where a step is asked for', rating, answerWith({ choices: [] }), false],
    ['an unknown option among several', multiple, answerWith({ choices: [3, 4] }), false],
    ['nothing where several options are needed', multiple, emptyAnswer, true],
    ['half a step', rating, answerWith({ rating: 2.5 }), false],
    ['an option of another question', choice, answerWith({ choice: 4 }), false],
    ['words where one of several options is asked for', choice, answerWith({ text: 'Water' }), false],
    ['a step together with words', text, answerWith({ rating: 2, text: 'Fine' }), false],
    [
      'more words than there is room for',
      text,
      answerWith({ text: 'x'.repeat(maxSupplementalTextLength + 1) }),
      false,
    ],
    ['nothing where an answer is needed', choice, emptyAnswer, true],
    ['blanks where an answer is needed', text, answerWith({ text: '  ' }), true],
  ])('%s', (_what, form, given, isRequired) => {
    expect(() => normalizeAnswer(form, given, isRequired)).toThrow('answer_unfit');
  });
});

test.each(['語', '"', '\n', '🙂'])('the longest answer in %j fits into its space', (character) => {
  const full = `x${character.repeat(Math.floor((maxSupplementalTextLength - 2) / character.length))}x`;
  const answer = { question_id: 2_147_483_647, ...normalizeAnswer(text, answerWith({ text: full }), true) };
  expect(Buffer.byteLength(JSON.stringify(answer)) + 1).toBeLessThanOrEqual(maxAnswerBytes([text]));
});

test('a statement that no option applies is an answer, unlike a skipped question', () => {
  const none = answerWith({ choices: [] });
  expect([isEmptyAnswer(none), isEmptyAnswer(emptyAnswer)]).toEqual([false, true]);
  expect(normalizeAnswer(multiple, none, true)).toEqual(none);
  expect(isSameAnswer(none, emptyAnswer)).toBe(false);
  expect(isSameAnswer(answerWith({ choices: [3, 7] }), answerWith({ choices: [3] }))).toBe(false);
  expect(isSameAnswer(emptyAnswer, answerWith({ choices: null }))).toBe(true);
});

test('a multiple choice takes the same space with any number of options', () => {
  const options = Array.from({ length: 12 }, (_, index) => ({ id: 2_147_483_600 + index, text: `${index}` }));
  const all = answerWith({ choices: options.map(({ id }) => id) });
  const answer = { question_id: 2_147_483_647, ...normalizeAnswer({ ...multiple, options }, all, true) };
  expect(Buffer.byteLength(JSON.stringify(answer)) + 1).toBeLessThanOrEqual(maxAnswerBytes([multiple]));
});
