import { isDrawable } from '../../pdf/fonts.ts';

type Words = Readonly<Record<string, string | number>>;

/** Fills a sentence in. */
export const say = (sentence: string, words: Words = {}): string =>
  sentence.replace(/%\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''));

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day, or the day of a moment in UTC, as it is written out. */
export const dayOf = (day: string | Date): string =>
  written.format(typeof day === 'string' ? new Date(`${day.slice(0, 10)}T00:00:00Z`) : day);

/** A person as the embedded fonts can write them: where they lack the name's script, by the address. */
export function printedName({ name, email }: { readonly name: string; readonly email: string }): string {
  return isDrawable(name) ? name : email;
}
