import type { TitleLanguage } from '../../domain/pay/market/marketData.ts';
import { english } from './labelledEnglish.ts';
import { french } from './labelledFrench.ts';
import { german } from './labelledGerman.ts';
import { spanish } from './labelledSpanish.ts';
import { swedish } from './labelledSwedish.ts';

/** A search as people type it, and the code of the job in the demo's market data that it means. */
export interface LabelledTitle {
  readonly language: TitleLanguage;
  readonly code: string;
  readonly text: string;
}

const sets: Readonly<Record<TitleLanguage, string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  sv: swedish,
};

/**
 * The searches on which the quality of the title search is measured: with typing errors, synonyms and other spellings. They were written
 * after the synonyms, and no synonym may be taken from them; a test compares both.
 */
export const labelledTitles: readonly LabelledTitle[] = Object.entries(sets).flatMap(([language, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({
      language: language as TitleLanguage, // The keys of the sets.
      code: line.slice(0, 3),
      text: line.slice(4).trim(),
    })),
);
