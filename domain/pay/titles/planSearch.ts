import { correctWord, startingWith } from './correctWord.ts';
import { splitCompound } from './splitCompound.ts';
import type { TitleIndex } from './titleIndex.ts';

/** One word of a search: the tokens that match it and how well, from 0 to 1. */
export type SearchSlot = ReadonlyMap<string, number>;

export interface SearchPlan {
  readonly slots: readonly SearchSlot[];
  /** The corrected spelling of each typed word with an error. */
  readonly corrections: ReadonlyMap<string, string>;
}

/** How well a token matches compared with the typed word. */
const quality = { same: 1, phrase: 0.95, compound: 0.9, synonym: 0.85, prefix: 0.8, synonymCompound: 0.75 };
const maxPrefixWords = 40;

/** Finds the tokens that match each word of a search. */
export function planSearch(typed: readonly string[], index: TitleIndex, isUnfinished: boolean): SearchPlan {
  const corrections = new Map<string, string>();
  const words = joinParts(typed, index).flatMap((word, at, all) => {
    const isLast = isUnfinished && at === all.length - 1;
    const { words: known, isCorrected } = correctWord(word, index, isLast);
    if (isCorrected) corrections.set(word, known.map((one) => index.shown.get(one) ?? one).join(' '));
    return known.map((one, part) => ({ word: one, isLast: isLast && part === known.length - 1 }));
  });
  const slots = words.flatMap(({ word, isLast }) => slotsOf(word, index, isLast));
  addPhrases(slots, index);
  return { slots: slots.map(({ tokens }) => tokens), corrections };
}

/** Joins neighboring words that are one word in titles, such as "data base". */
function joinParts(words: readonly string[], { wordSet }: TitleIndex): readonly string[] {
  return words.reduce<string[]>((joined, word) => {
    const last = joined.at(-1);
    const isPart =
      last !== undefined && (!wordSet.has(last) || !wordSet.has(word)) && wordSet.has(last + word);
    if (isPart) joined[joined.length - 1] = last + word;
    else joined.push(word);
    return joined;
  }, []);
}

interface OpenSlot {
  readonly word: string;
  readonly tokens: Map<string, number>;
}

/** A compound has a slot for each of its parts, which the whole word fills. */
function slotsOf(word: string, index: TitleIndex, isLast: boolean): readonly OpenSlot[] {
  const parts = index.wordSet.has(word) ? splitCompound(word, index.wordSet) : null;
  if (!parts) return [slotOf(word, index, isLast)];
  return parts.map((part) => {
    const slot = slotOf(part, index, false);
    offer(slot, word, quality.same);
    for (const group of index.synonyms.groupsOf.get(word) ?? []) offer(slot, group, quality.synonym);
    return slot;
  });
}

function slotOf(word: string, index: TitleIndex, isLast: boolean): OpenSlot {
  const slot: OpenSlot = { word, tokens: new Map() };
  const { compoundsOf, synonyms } = index;
  offer(slot, word, quality.same);
  for (const compound of compoundsOf.get(word) ?? []) offer(slot, compound, quality.compound);
  const groups = synonyms.groupsOf.get(word) ?? [];
  for (const group of groups) offer(slot, group, quality.synonym);
  for (const group of groups) {
    for (const compound of compoundsOf.get(group) ?? []) offer(slot, compound, quality.synonymCompound);
  }
  if (!isLast) return slot;
  for (const longer of startingWith(word, index, maxPrefixWords)) {
    offer(slot, longer, quality.prefix);
    for (const group of synonyms.groupsOf.get(longer) ?? [])
      offer(slot, group, quality.prefix * quality.synonym);
  }
  return slot;
}

/** The slots of a phrase also match its synonyms. */
function addPhrases(slots: readonly OpenSlot[], { synonyms }: TitleIndex): void {
  slots.forEach((_, from) => {
    for (let length = 2; length <= synonyms.longest && from + length <= slots.length; length += 1) {
      const phrase = slots.slice(from, from + length);
      const groups = synonyms.groupsOf.get(phrase.map(({ word }) => word).join(' ')) ?? [];
      for (const group of groups) for (const slot of phrase) offer(slot, group, quality.phrase);
    }
  });
}

/** Adds a token to a slot, or raises its quality. */
function offer({ tokens }: OpenSlot, token: string, value: number): void {
  if ((tokens.get(token) ?? 0) < value) tokens.set(token, value);
}
