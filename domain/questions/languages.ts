import { languageState, progressOf, type Translation, type Wording } from './wording.ts';

export interface Languages<L extends string> {
  /** How many are complete and up to date, besides English. */
  readonly translated: number;
  readonly languages: readonly L[];
  /** Those with a part whose English has changed since. */
  readonly outdated_in: readonly L[];
}

/** How far a question is with its languages, for its list. */
export function languagesOf<L extends string>(
  english: Wording,
  translations: readonly (Translation & { readonly locale: L })[],
): Languages<L> {
  const complete = translations.filter((one) => languageState(english, one) === 'complete');
  const outdated = translations.filter((one) => progressOf(english, one).outdated > 0);
  return {
    translated: complete.length,
    languages: complete.map(({ locale }) => locale).sort(),
    outdated_in: outdated.map(({ locale }) => locale).sort(),
  };
}
