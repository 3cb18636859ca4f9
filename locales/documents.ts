import type { documents } from './en/documents.ts';
import { type LanguageCode, languageOf, type Translated } from './languages.ts';

export type DocumentTexts = Translated<typeof documents>;

/** The texts of an email or a PDF, and the locale of its dates, numbers and lists. */
export interface Wording {
  readonly language: string;
  readonly locale: string;
  readonly texts: DocumentTexts;
}

/** Read on the server only. Without a region, English writes the month before the day, which few readers expect. */
const loaders: Readonly<Record<LanguageCode, () => Promise<Wording>>> = {
  en: async () => ({
    language: 'en',
    locale: 'en-GB',
    texts: (await import('./en/documents.ts')).documents,
  }),
};

/** Loads the wording in the person's language, or in English if the interface lacks that language. */
export const loadWording = (language: string): Promise<Wording> => loaders[languageOf(language) ?? 'en']();
