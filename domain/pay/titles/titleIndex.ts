import { splitCompound } from './splitCompound.ts';
import { splitTitle } from './splitTitle.ts';
import { type Synonyms, titleSynonyms } from './synonyms.ts';
import { trigrams } from './wordDistance.ts';

/** A job with its titles; the first is its main title. */
export interface JobTitles {
  readonly id: number;
  readonly titles: readonly string[];
}

/** An index of job titles in memory. A token is a word, or a group of synonyms. */
export interface TitleIndex {
  /** For each title: its job, its text, and its number of words. */
  readonly jobs: readonly number[];
  readonly titles: readonly string[];
  readonly lengths: readonly number[];
  /** The titles that contain a token, in their order. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Every word of a title or of a synonym, sorted. */
  readonly words: readonly string[];
  readonly wordSet: ReadonlySet<string>;
  /** How a word is written. */
  readonly shown: ReadonlyMap<string, string>;
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
  /** The words that are made of a token and another word. */
  readonly compoundsOf: ReadonlyMap<string, readonly string[]>;
  readonly synonyms: Synonyms;
}

/** Collects the titles of an index. A large index is added in several calls, between which other work can run. */
export function startTitleIndex(synonyms: Synonyms = titleSynonyms) {
  const jobs: number[] = [];
  const titles: string[] = [];
  const lengths: number[] = [];
  const postings = new Map<string, number[]>();
  const shown = new Map<string, string>();

  function addTitle(job: number, title: string): void {
    const words = splitTitle(title);
    if (words.length === 0) return;
    const at = titles.length;
    jobs.push(job);
    titles.push(title);
    lengths.push(words.length);
    for (const { word, shown: text } of words) {
      if (!shown.has(word)) shown.set(word, text);
      append(postings, word, at);
    }
    for (const group of groupsIn(
      words.map(({ word }) => word),
      synonyms,
    ))
      append(postings, group, at);
  }

  return {
    add(added: readonly JobTitles[]): void {
      for (const { id, titles: ofJob } of added) for (const title of new Set(ofJob)) addTitle(id, title);
    },
    finish(): TitleIndex {
      for (const phrase of synonyms.groupsOf.keys()) {
        for (const word of phrase.split(' ')) if (word && !shown.has(word)) shown.set(word, word);
      }
      const words = [...shown.keys()].sort();
      const wordSet = new Set(words);
      const byTrigram = new Map<string, number[]>();
      words.forEach((word, at) => {
        for (const part of trigrams(word)) append(byTrigram, part, at);
      });
      const compoundsOf = findCompounds([...postings.keys()], wordSet, synonyms);
      return { jobs, titles, lengths, postings, words, wordSet, shown, byTrigram, compoundsOf, synonyms };
    },
  };
}

/** The groups of the words of a title, and of its phrases. */
export function groupsIn(words: readonly string[], { groupsOf, longest }: Synonyms): readonly string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longest, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join(' '),
    ).flatMap((phrase) => groupsOf.get(phrase) ?? []),
  );
}

function findCompounds(
  tokens: readonly string[],
  words: ReadonlySet<string>,
  { groupsOf }: Synonyms,
): ReadonlyMap<string, readonly string[]> {
  const compounds = new Map<string, string[]>();
  for (const word of tokens) {
    for (const part of splitCompound(word, words) ?? []) {
      for (const token of [part, ...(groupsOf.get(part) ?? [])]) append(compounds, token, word);
    }
  }
  return compounds;
}

/** Adds a value to a list, unless it is its last. */
function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (list[list.length - 1] !== value) list.push(value);
}
