import { browserStorage } from '../../dataProviders/browserStorage.ts';
import { languageOf, languages } from '../../locales/languages.ts';
import { pseudoLanguage } from './pseudoLanguage.ts';

/** A language that people can choose, with its name in the language itself. */
export interface OfferedLanguage {
  readonly code: string;
  readonly name: string;
}

export const offeredLanguages: readonly OfferedLanguage[] = [
  ...Object.entries(languages).map(([code, { name }]) => ({ code, name })),
  ...(pseudoLanguage ? [pseudoLanguage] : []),
];

const storageKey = 'cairn.language';

/** The language chosen on this device; null if none was chosen. */
export const storedLanguage = (): string | null => browserStorage('local').getItem(storageKey);

export const storeLanguage = (code: string): void => browserStorage('local').setItem(storageKey, code);

/** The first of these languages that is offered, otherwise the browser's, otherwise English. */
export function firstOffered(tags: readonly (string | null)[]): string {
  if (pseudoLanguage && tags.includes(pseudoLanguage.code)) return pseudoLanguage.code;
  for (const tag of [...tags, ...navigator.languages]) {
    const code = tag === null ? null : languageOf(tag);
    if (code) return code;
  }
  return 'en';
}
