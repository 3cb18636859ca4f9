import type { documents } from './en/documents.ts';
import { type LanguageCode, languageOf, type Translated } from './languages.ts';

export type DocumentTexts = Translated<typeof documents>;

/** What an email or a PDF is written with: texts, and the locale of their dates, numbers and lists. */
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

/** In the person's language, or in English where the interface lacks it. */
export const loadWording = (language: string): Promise<Wording> => loaders[languageOf(language) ?? 'en']();
