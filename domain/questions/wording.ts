/**
 * The words of a question, English or another language: its parts by name (`text`, `option_3`, `low`, `high`).
 * Part names are permanent within a question, so a translation finds its English again after a new version.
 */
export interface Part {
  readonly part: string;
  readonly text: string;
}
export type Wording = readonly Part[];

/** The words of one language, and the English each of them was translated from. */
export interface Translation {
  readonly words: Wording;
  readonly source: Wording;
}

export type PartState = 'missing' | 'outdated' | 'current';
export type LanguageState = 'none' | 'partial' | 'outdated' | 'complete';

/** What a wording says in one part; empty where it says nothing. */
export const textOf = (wording: Wording, part: string): string =>
  wording.find((one) => one.part === part)?.text ?? '';

/** Whether one part is translated, and whether its English still is what was translated. */
export function partState(english: Wording, translation: Translation | null, part: string): PartState {
  if (translation === null || textOf(translation.words, part) === '') return 'missing';
  return textOf(translation.source, part) === textOf(english, part) ? 'current' : 'outdated';
}

export interface Progress {
  readonly parts: number;
  /** Translated, out of date or not. */
  readonly translated: number;
  readonly outdated: number;
}

/** How far a language is with a question. */
export function progressOf(english: Wording, translation: Translation | null): Progress {
  const states = english.map(({ part }) => partState(english, translation, part));
  return {
    parts: states.length,
    translated: states.filter((state) => state !== 'missing').length,
    outdated: states.filter((state) => state === 'outdated').length,
  };
}

/** One word for it: something missing weighs more than something out of date. */
export function languageState(english: Wording, translation: Translation | null): LanguageState {
  const { parts, translated, outdated } = progressOf(english, translation);
  if (translated === 0) return 'none';
  if (translated < parts) return 'partial';
  return outdated > 0 ? 'outdated' : 'complete';
}

/**
 * What a respondent reads. A question stands in one language or in the other, never half and half: four statements
 * are weighed against each other, and two languages weigh differently. So a language counts only where every part
 * of it is there and up to date.
 */
export function shownIn(
  english: Wording,
  translation: Translation | null,
): { readonly words: Wording; readonly isEnglish: boolean } {
  if (translation === null || languageState(english, translation) !== 'complete') {
    return { words: english, isEnglish: true };
  }
  const words = english.map(({ part }) => ({ part, text: textOf(translation.words, part) }));
  return { words, isEnglish: false };
}

interface Translating {
  /** What was there before. */
  readonly before: Translation | null;
  /** Parts that were read again and left as they are. */
  readonly stillRight: readonly string[];
}

/**
 * What a person has translated, with the English in front of them. Parts without a word are left out; a part that
 * was out of date and not touched stays so, unless it was found to be still right.
 */
export function translated(
  english: Wording,
  words: Wording,
  { before, stillRight }: Translating,
): Translation {
  const filled = english.filter(({ part }) => textOf(words, part).trim() !== '');
  const isUntouched = (part: string) =>
    before !== null &&
    textOf(before.words, part) === textOf(words, part).trim() &&
    !stillRight.includes(part);
  return {
    words: filled.map(({ part }) => ({ part, text: textOf(words, part).trim() })),
    source: filled.map(({ part, text }) => ({
      part,
      text: before && isUntouched(part) ? textOf(before.source, part) : text,
    })),
  };
}

/**
 * A translation as the next version of its question takes it over. Parts that are gone go with it. Where the new
 * version `keepsMeaning` (a slip of the pen was put right), what was up to date stays so.
 */
export function carriedOver(
  translation: Translation,
  { before, after, keepsMeaning }: { before: Wording; after: Wording; keepsMeaning: boolean },
): Translation {
  const kept = after.filter(({ part }) => textOf(translation.words, part) !== '');
  return {
    words: kept.map(({ part }) => ({ part, text: textOf(translation.words, part) })),
    source: kept.map(({ part, text }) => {
      const wasCurrent = partState(before, translation, part) === 'current';
      return { part, text: keepsMeaning && wasCurrent ? text : textOf(translation.source, part) };
    }),
  };
}

/** The parts that say something else in `after` than in `before`. */
export function changedParts(before: Wording, after: Wording): readonly string[] {
  const parts = new Set([...before, ...after].map(({ part }) => part));
  return [...parts].filter((part) => textOf(before, part) !== textOf(after, part));
}
