export const deckFont = 'Arial';

/** Colors without `#`, as the library expects them. */
export const deckColors = {
  background: 'FFFFFF',
  text: '1C2430',
  quiet: '566070',
  line: 'D5DAE1',
  reference: '9AA5B4',
  accent: '1D7A91',
} as const;

/** Characters that XML can't contain, even escaped: a single one makes the whole file unreadable. */
const invalidCharacters = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;

/** Removes the characters that an XML file can't contain. */
export const cleanText = (text: string): string => text.replace(invalidCharacters, '');

/** Returns a text of at most this length for a place of limited size; the speaker notes have it in full. */
export function shortenText(text: string, maxLength: number): string {
  const clean = cleanText(text);
  const letters = [...clean];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : clean;
}
