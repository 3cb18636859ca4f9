import { describe, expect, test } from 'vitest';
import type { SupplementalForm } from '../../../domain/questions/supplemental.ts';
import {
  type EnteredAnswer,
  emptyAnswer,
  longestSupplementalText,
  mostAnswerBytes,
  normalizeAnswer,
} from '../../../domain/questions/supplementalAnswer.ts';

const base = { text: 'How is it?', low: '', high: '', points: null, options: [] } as const;
const rating: SupplementalForm = { ...base, kind: 'rating', low: 'Bad', high: 'Good', points: 5 };
const choice: SupplementalForm = {
  ...base,
  kind: 'choice',
  options: [
    { id: 3, text: 'Tea' },
    { id: 7, text: 'Coffee' },
  ],
};
const text: SupplementalForm = { ...base, kind: 'text' };
const said = (part: Partial<EnteredAnswer>): EnteredAnswer => ({ ...emptyAnswer, ...part });

describe('the stored answer', () => {
  test.each([
    ['the first step', rating, said({ rating: 1 }), said({ rating: 1 })],
    ['the last step', rating, said({ rating: 5 }), said({ rating: 5 })],
    ['an option by its id', choice, said({ choice: 7 }), said({ choice: 7 })],
    [
      'words without the blanks around them',
      text,
      said({ text: '  More light.\n' }),
      said({ text: 'More light.' }),
    ],
    [
      'words without control characters',
      text,
      said({ text: 'More\u0000 light\u0007' }),
      said({ text: 'More light' }),
    ],
    ['only blanks, as nothing', text, said({ text: '   ' }), emptyAnswer],
    ['nothing, where it was left out', rating, emptyAnswer, emptyAnswer],
  ])('%s', (_what, form, given, kept) => {
    expect(normalizeAnswer(form, given, false)).toEqual(kept);
  });
});

describe('a refused answer', () => {
  test.each([
    ['a step below the first', rating, said({ rating: 0 }), false],
    ['a step above the last', rating, said({ rating: 6 }), false],
    ['half a step', rating, said({ rating: 2.5 }), false],
    ['an option of another question', choice, said({ choice: 4 }), false],
    ['words where one of several options is asked for', choice, said({ text: 'Water' }), false],
    ['a step together with words', text, said({ rating: 2, text: 'Fine' }), false],
    [
      'more words than there is room for',
      text,
      said({ text: 'x'.repeat(longestSupplementalText + 1) }),
      false,
    ],
    ['nothing where an answer is needed', choice, emptyAnswer, true],
    ['blanks where an answer is needed', text, said({ text: '  ' }), true],
  ])('%s', (_what, form, given, isRequired) => {
    expect(() => normalizeAnswer(form, given, isRequired)).toThrow('answer_unfit');
  });
});

test.each(['語', '"', '\n', '🙂'])('the longest answer in %j fits into its space', (character) => {
  const full = `x${character.repeat(Math.floor((longestSupplementalText - 2) / character.length))}x`;
  const answer = { question_id: 2_147_483_647, ...normalizeAnswer(text, said({ text: full }), true) };
  expect(Buffer.byteLength(JSON.stringify(answer)) + 1).toBeLessThanOrEqual(mostAnswerBytes([text]));
});
