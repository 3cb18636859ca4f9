import { describe, expect, test } from 'vitest';
import { translationLanguages } from '../../../domain/questions/translationLanguages.ts';
import {
  carryOverTranslation,
  changedParts,
  languageState,
  partState,
  selectWording,
  type Translation,
  translationProgress,
  updateTranslation,
  type Wording,
} from '../../../domain/questions/wording.ts';

const words = (texts: Record<string, string>): Wording =>
  Object.entries(texts).map(([part, text]) => ({ part, text }));
const english = words({ text: 'How was it?', option_1: 'Good', option_2: 'Bad' });
const german: Translation = {
  words: words({ text: 'Wie war es?', option_1: 'Gut', option_2: 'Schlecht' }),
  source: english,
};
const reworded = words({ text: 'How was it for you?', option_1: 'Good', option_2: 'Bad' });
const half: Translation = { words: words({ text: 'Wie war es?' }), source: english };

describe('the completeness of a translation', () => {
  test.each([
    ['nothing there', english, null, 'none'],
    ['a part is missing', english, half, 'partial'],
    ['all there', english, german, 'complete'],
    ['the English has changed', reworded, german, 'outdated'],
  ] as const)('%s', (_what, now, translation, state) => {
    expect(languageState(now, translation)).toBe(state);
  });

  test('a part is outdated only if its own English text changed', () => {
    expect(reworded.map(({ part }) => partState(reworded, german, part))).toEqual([
      'outdated',
      'current',
      'current',
    ]);
    expect(translationProgress(reworded, german)).toEqual({ parts: 3, translated: 3, outdated: 1 });
    expect(translationProgress(english, null)).toEqual({ parts: 3, translated: 0, outdated: 0 });
  });

  test('a list counts complete translations and names incomplete or outdated ones', () => {
    const some = [
      { locale: 'sv', ...german },
      { locale: 'de', ...german },
      { locale: 'fr', ...half },
    ];
    expect(translationLanguages(english, some)).toEqual({
      translated: 2,
      languages: ['de', 'sv'],
      outdated_in: [],
    });
    expect(translationLanguages(reworded, some)).toEqual({
      translated: 0,
      languages: [],
      outdated_in: ['de', 'fr', 'sv'],
    });
  });
});

describe('the language for a respondent', () => {
  test('is their own if the translation is complete and current', () => {
    expect(selectWording(english, german)).toEqual({ words: german.words, isEnglish: false });
  });
  test.each([
    ['none of it is there', english, null],
    ['half of it is there', english, half],
    ['it is out of date', reworded, german],
  ])('is English, without mixing, if %s', (_why, now, translation) => {
    expect(selectWording(now, translation)).toEqual({ words: now, isEnglish: true });
  });
});

describe('a translation in the next version', () => {
  const next = { before: english, after: reworded };
  test('is outdated where the English meaning changed', () => {
    const taken = carryOverTranslation(german, { ...next, keepsMeaning: false });
    expect(taken.words).toEqual(german.words);
    expect(languageState(reworded, taken)).toBe('outdated');
  });
  test('stays current after a typo was corrected', () => {
    expect(languageState(reworded, carryOverTranslation(german, { ...next, keepsMeaning: true }))).toBe(
      'complete',
    );
  });
  test('does not become current that way if it was outdated', () => {
    const old = carryOverTranslation(german, { ...next, keepsMeaning: false });
    const again = words({ text: 'How was it for you all?', option_1: 'Good', option_2: 'Bad' });
    const taken = carryOverTranslation(old, { before: reworded, after: again, keepsMeaning: true });
    expect(languageState(again, taken)).toBe('outdated');
  });
  test('is current again when the English text is restored', () => {
    const old = carryOverTranslation(german, { ...next, keepsMeaning: false });
    const back = carryOverTranslation(old, { before: reworded, after: english, keepsMeaning: false });
    expect(languageState(english, back)).toBe('complete');
  });
  test('loses removed parts', () => {
    const shorter = english.slice(0, 2);
    const taken = carryOverTranslation(german, { before: english, after: shorter, keepsMeaning: false });
    expect(taken.words.map(({ part }) => part)).toEqual(['text', 'option_1']);
  });
});

describe('a saved translation', () => {
  const fresh = { before: null, stillRight: [] };
  test('is trimmed, without empty parts, with its English source', () => {
    expect(
      updateTranslation(english, words({ text: ' Wie? ', option_1: ' ', option_9: 'Fremd' }), fresh),
    ).toEqual({
      words: words({ text: 'Wie?' }),
      source: words({ text: 'How was it?' }),
    });
  });

  test('is current only where it was edited or confirmed', () => {
    const old = { before: german, stillRight: [] };
    const all = words({ text: 'How?', option_1: 'Fine', option_2: 'Poor' });
    const touched = words({ text: 'Wie war es?', option_1: 'Prima', option_2: 'Schlecht' });
    expect(all.map(({ part }) => partState(all, updateTranslation(all, touched, old), part))).toEqual([
      'outdated',
      'current',
      'outdated',
    ]);
    const read = updateTranslation(all, touched, { ...old, stillRight: ['option_2'] });
    expect(all.map(({ part }) => partState(all, read, part))).toEqual(['outdated', 'current', 'current']);
  });
});

test('a comparison names differing parts, including those in one version only', () => {
  expect(changedParts(english, words({ text: 'How was it?', option_1: 'Fine', option_3: 'So so' }))).toEqual([
    'option_1',
    'option_2',
    'option_3',
  ]);
});
