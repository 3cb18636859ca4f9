/**
 * The texts of a question in English or another language, by part name (`text`, `option_3`, `low`, `high`). Part names are permanent within
 * a question, so translations stay assigned after a new version.
 */
export interface WordingPart {
  readonly part: string;
  readonly text: string;
}
export type Wording = readonly WordingPart[];

/** The texts in one language, and the English text that each was translated from. */
export interface Translation {
  readonly words: Wording;
  readonly source: Wording;
}

export type WordingPartState = 'missing' | 'outdated' | 'current';
export type LanguageState = 'none' | 'partial' | 'outdated' | 'complete';

/** Returns the text of one part, or '' if it is missing. */
export const partText = (wording: Wording, part: string): string =>
  wording.find((one) => one.part === part)?.text ?? '';

/** Whether one part is translated, and from the current English text. */
export function partState(english: Wording, translation: Translation | null, part: string): WordingPartState {
  if (translation === null || partText(translation.words, part) === '') return 'missing';
  return partText(translation.source, part) === partText(english, part) ? 'current' : 'outdated';
}

export interface TranslationProgress {
  readonly parts: number;
  /** Translated parts, outdated or not. */
  readonly translated: number;
  readonly outdated: number;
}

/** Translation progress of a question in one language. */
export function translationProgress(english: Wording, translation: Translation | null): TranslationProgress {
  const states = english.map(({ part }) => partState(english, translation, part));
  return {
    parts: states.length,
    translated: states.filter((state) => state !== 'missing').length,
    outdated: states.filter((state) => state === 'outdated').length,
  };
}

/** Summary of a language: missing parts take precedence over outdated ones. */
export function languageState(english: Wording, translation: Translation | null): LanguageState {
  const { parts, translated, outdated } = translationProgress(english, translation);
  if (translated === 0) return 'none';
  if (translated < parts) return 'partial';
  return outdated > 0 ? 'outdated' : 'complete';
}

/**
 * Returns the wording a respondent sees. A translation is used only if every part is present and current: respondents
 * compare the statements with each other, so a question is never shown in two languages.
 */
export function selectWording(
  english: Wording,
  translation: Translation | null,
): { readonly words: Wording; readonly isEnglish: boolean } {
  if (translation === null || languageState(english, translation) !== 'complete') {
    return { words: english, isEnglish: true };
  }
  const words = english.map(({ part }) => ({ part, text: partText(translation.words, part) }));
  return { words, isEnglish: false };
}

interface TranslationUpdate {
  /** The translation as stored before; null if there was none. */
  readonly before: Translation | null;
  /** Parts that were reviewed and are still correct. */
  readonly stillRight: readonly string[];
}

/**
 * Saves a translation of the current English text. Parts without text are left out. An outdated part that was not changed stays outdated
 * unless it was confirmed as still correct.
 */
export function updateTranslation(
  english: Wording,
  words: Wording,
  { before, stillRight }: TranslationUpdate,
): Translation {
  const filled = english.filter(({ part }) => partText(words, part).trim() !== '');
  const isUntouched = (part: string) =>
    before !== null &&
    partText(before.words, part) === partText(words, part).trim() &&
    !stillRight.includes(part);
  return {
    words: filled.map(({ part }) => ({ part, text: partText(words, part).trim() })),
    source: filled.map(({ part, text }) => ({
      part,
      text: before && isUntouched(part) ? partText(before.source, part) : text,
    })),
  };
}

/**
 * Carries a translation over to the next version of its question. Removed parts are dropped. If the new version `keepsMeaning`, as after a
 * typo was fixed, current parts stay current.
 */
export function carryOverTranslation(
  translation: Translation,
  { before, after, keepsMeaning }: { before: Wording; after: Wording; keepsMeaning: boolean },
): Translation {
  const remaining = after.filter(({ part }) => partText(translation.words, part) !== '');
  return {
    words: remaining.map(({ part }) => ({ part, text: partText(translation.words, part) })),
    source: remaining.map(({ part, text }) => {
      const wasCurrent = partState(before, translation, part) === 'current';
      return { part, text: keepsMeaning && wasCurrent ? text : partText(translation.source, part) };
    }),
  };
}

/** Returns the parts whose text differs between the two wordings. */
export function changedParts(before: Wording, after: Wording): readonly string[] {
  const parts = new Set([...before, ...after].map(({ part }) => part));
  return [...parts].filter((part) => partText(before, part) !== partText(after, part));
}
