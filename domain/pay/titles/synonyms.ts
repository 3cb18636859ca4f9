import { professionSynonyms } from './professionSynonyms.ts';
import { splitTitle } from './splitTitle.ts';
import { subjectSynonyms } from './subjectSynonyms.ts';

/** Words and phrases that mean the same in job titles, in all languages. */
export interface Synonyms {
  /** The groups of each word and phrase. */
  readonly groupsOf: ReadonlyMap<string, readonly string[]>;
  /** The number of words of the longest phrase. */
  readonly longest: number;
}

/** Reads groups of synonyms: one a line, its words and phrases separated by commas. */
export function readSynonyms(groups: readonly string[]): Synonyms {
  const groupsOf = new Map<string, string[]>();
  let longest = 1;
  groups.forEach((group, at) => {
    for (const phrase of group.split(',')) {
      const words = splitTitle(phrase).map(({ word }) => word);
      longest = Math.max(longest, words.length);
      const key = words.join(' ');
      const known = groupsOf.get(key) ?? [];
      if (!known.includes(`~${at}`)) groupsOf.set(key, [...known, `~${at}`]);
    }
  });
  return { groupsOf, longest };
}

/** The synonyms of job titles. */
export const titleSynonyms = readSynonyms([...professionSynonyms, ...subjectSynonyms]);
