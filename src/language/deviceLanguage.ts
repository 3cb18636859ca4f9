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

/** The language chosen on this device; null if none was chosen or the browser blocks storage. */
export function storedLanguage(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function storeLanguage(code: string): void {
  try {
    window.localStorage.setItem(storageKey, code);
  } catch {
    // If storage is blocked, the choice lasts until the page is left.
  }
}

/** The first of these languages that is offered, otherwise the browser's, otherwise English. */
export function firstOffered(tags: readonly (string | null)[]): string {
  if (pseudoLanguage && tags.includes(pseudoLanguage.code)) return pseudoLanguage.code;
  for (const tag of [...tags, ...navigator.languages]) {
    const code = tag === null ? null : languageOf(tag);
    if (code) return code;
  }
  return 'en';
}
