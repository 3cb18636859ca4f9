import { splitCompound } from './splitCompound.ts';
import type { TitleIndex } from './titleIndex.ts';
import { toleratedErrors, trigrams, wordDistance } from './wordDistance.ts';
import { wordForms } from './wordForms.ts';

/** The words that a word of a search stands for. */
export interface CorrectedWord {
  readonly words: readonly string[];
  /** Whether a typing error was corrected. */
  readonly isCorrected: boolean;
}

const maxCandidates = 60;

/**
 * Returns the known words that a typed word stands for: itself, a form of it, its parts, or the closest word within the tolerated number of
 * errors. The last word of a search may be unfinished.
 */
export function correctWord(typed: string, index: TitleIndex, isUnfinished: boolean): CorrectedWord {
  const unchanged = { words: [typed], isCorrected: false };
  const { wordSet } = index;
  if (wordSet.has(typed)) return unchanged;
  const form = wordForms(typed).find((word) => wordSet.has(word));
  if (form !== undefined) return { words: [form], isCorrected: false };
  if (isUnfinished && startingWith(typed, index, 1).length > 0) return unchanged;
  const parts = splitCompound(typed, wordSet);
  if (parts) return { words: parts, isCorrected: false };
  const closest = closestWord(typed, index);
  return closest === null ? unchanged : { words: [closest], isCorrected: true };
}

/** The known words that begin with a text, in alphabetical order. */
export function startingWith(text: string, { words }: TitleIndex, most: number): readonly string[] {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < words.length && found.length < most; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith(text)) break;
    found.push(word);
  }
  return found;
}

/** The known word with the fewest typing errors; of several, the one that begins alike, then the one in most titles. */
function closestWord(typed: string, index: TitleIndex): string | null {
  const most = toleratedErrors(typed.length);
  if (most === 0) return null;
  const rated = candidatesFor(typed, index)
    .map((word) => ({
      word,
      errors: wordDistance(typed, word, most) + (word[0] === typed[0] ? 0 : 0.5),
      titles: index.postings.get(word)?.length ?? 0,
    }))
    .filter(({ errors }) => errors < most + 1)
    .sort((one, other) => one.errors - other.errors || other.titles - one.titles);
  return rated[0]?.word ?? null;
}

/** The known words that share the most groups of three letters with a word. */
function candidatesFor(typed: string, { byTrigram, words }: TitleIndex): readonly string[] {
  const shared = new Map<number, number>();
  for (const part of new Set(trigrams(typed))) {
    for (const at of byTrigram.get(part) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  return [...shared]
    .map(([at, count]) => ({ word: words[at] ?? '', count }))
    .sort((one, other) => similarityOf(other, typed) - similarityOf(one, typed))
    .slice(0, maxCandidates)
    .map(({ word }) => word);
}

const similarityOf = ({ word, count }: { readonly word: string; readonly count: number }, typed: string) =>
  count / (word.length + typed.length - count);
