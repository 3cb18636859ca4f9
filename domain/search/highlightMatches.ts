import { foldSearchText } from './foldSearchText.ts';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into the parts that match a word of a search and those between them. */
export function highlightMatches(text: string, words: readonly string[]): readonly TextPart[] {
  const letters = [...text];
  const folded = letters.map(foldSearchText);
  const marked = letters.map(() => false);
  for (let from = 0; from < letters.length; from += 1) {
    for (const word of words) {
      const end = endOfWord(folded, from, word);
      for (let at = from; at < end; at += 1) marked[at] = true;
    }
  }
  return letters.reduce<TextPart[]>((parts, letter, at) => {
    const last = parts.at(-1);
    const isMatch = marked[at] ?? false;
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
    return parts;
  }, []);
}

/** Returns the end of the match of a word that begins at `from`; `from` itself if it doesn't match. */
function endOfWord(folded: readonly string[], from: number, word: string): number {
  let matched = '';
  for (let at = from; at < folded.length; at += 1) {
    matched += folded[at];
    if (matched.startsWith(word)) return at + 1;
    if (!word.startsWith(matched)) return from;
  }
  return from;
}
