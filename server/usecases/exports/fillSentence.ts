import { formatDay as formatIsoDay } from '../../../domain/dates/formatDate.ts';
import type { Wording } from '../../../locales/documents.ts';
import { isolateName } from '../../pdf/isolateName.ts';

type Words = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a sentence. */
export const fillSentence = (sentence: string, words: Words = {}): string =>
  sentence.replace(/%\{(\w+)\}/g, (_, name: string) => isolateName(String(words[name] ?? '')));

/** Returns an ISO day, or the UTC day of a date, in long format. */
export const formatDay = (day: string | Date, { locale }: Wording): string =>
  formatIsoDay(typeof day === 'string' ? day : day.toISOString(), locale, 'long');

/** Returns names in a sentence: `A, B and C`. */
export const formatList = (names: readonly string[], { locale }: Wording): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** Returns names that stand alone: `A, B, C`. */
export const formatPlainList = (names: readonly string[], { locale }: Wording): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(names);
