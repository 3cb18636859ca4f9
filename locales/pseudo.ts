/** Accented letters, each of which still reads as the letter it replaces. */
const accented = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter, at): [string, string] => [
    letter,
    Array.from('áƀçđéƒĝĥíĵķłɱñóƥɋŕšţúṽŵẋýžÁɃÇĐÉƑĜĤÍĴĶŁṀÑÓƤɊŔŠŢÚṼŴẊÝŽ')[at] ?? letter,
  ]),
);
const placeholder = /(%?\{\w+\})/;
const filler = 'ţéẋţ ţĥáţ ğŕóŵš ';
/** Translations of English are about this much longer. */
const growth = 0.4;

/**
 * Returns a copy of English texts that is immediately recognizable: accented, bracketed and longer, with the
 * same placeholders.
 */
export function pseudoTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return texts.split('||||').map(pseudoText).join(' |||| ') as Texts; // A text stays a text.
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, value]) => [key, pseudoTexts(value)]);
  return (Array.isArray(texts) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Texts; // The keys stay the same.
}

function pseudoText(text: string): string {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed.replace(new RegExp(placeholder, 'g'), ''))) return trimmed;
  const pieces = trimmed.split(placeholder);
  const letters = pieces.map((piece) => (placeholder.test(piece) ? piece : accent(piece)));
  const missing = Math.ceil(trimmed.length * growth);
  return `[${letters.join('')} ${filler
    .repeat(Math.ceil(missing / filler.length))
    .slice(0, missing)
    .trim()}]`;
}

const accent = (text: string) => Array.from(text, (letter) => accented.get(letter) ?? letter).join('');
