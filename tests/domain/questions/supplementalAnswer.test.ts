import { describe, expect, test } from 'vitest';
import {
  emptyAnswer,
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
    ['nothing, where it was left out', rating, emptyAnswer, emptyAnswer],
  ])('%s', (_what, form, given, expected) => {
    expect(normalizeAnswer(form, given, false)).toEqual(expected);
  });
});

describe('a refused answer', () => {
  test.each([
    ['a step below the first', rating, answerWith({ rating: 0 }), false],
    ['a step above the last', rating, answerWith({ rating: 6 }), false],
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
