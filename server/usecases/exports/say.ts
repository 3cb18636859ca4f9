import { isDrawable, isolated } from '../../pdf/runs.ts';

type Words = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a sentence; right-to-left names keep their position in it. */
export const fillSentence = (sentence: string, words: Words = {}): string =>
  sentence.replace(/%\{(\w+)\}/g, (_, name: string) => isolated(String(words[name] ?? '')));

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day, or the UTC day of a date, in long format. */
export const dayText = (day: string | Date): string =>
  written.format(typeof day === 'string' ? new Date(`${day.slice(0, 10)}T00:00:00Z`) : day);

/** The name of a person, or their email address if the embedded fonts lack the script of the name. */
export function printedName({ name, email }: { readonly name: string; readonly email: string }): string {
  return isDrawable(name) ? name : email;
}
