import { languageState, type Translation, translationProgress, type Wording } from './wording.ts';

export interface TranslationLanguages<L extends string> {
  /** Number of complete and current translations, not counting English. */
  readonly translated: number;
  readonly languages: readonly L[];
  /** Languages with a part whose English text has changed since. */
  readonly outdated_in: readonly L[];
}

/** Translation status of a question, for the list of questions. */
export function translationLanguages<L extends string>(
  english: Wording,
  translations: readonly (Translation & { readonly locale: L })[],
): TranslationLanguages<L> {
  const complete = translations.filter((one) => languageState(english, one) === 'complete');
  const outdated = translations.filter((one) => translationProgress(english, one).outdated > 0);
  return {
    translated: complete.length,
    languages: complete.map(({ locale }) => locale).sort(),
    outdated_in: outdated.map(({ locale }) => locale).sort(),
  };
}
