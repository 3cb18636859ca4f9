import type { JobLevel } from '../market/marketData.ts';
import { levelOfWord } from './levelWords.ts';
import { planSearch } from './planSearch.ts';
import { scoreTitles } from './scoreTitles.ts';
import { splitTitle } from './splitTitle.ts';
import type { TitleIndex } from './titleIndex.ts';

export interface FoundTitle {
  /** The id of the job. */
  readonly id: number;
  /** The title of the job that fits best. */
  readonly title: string;
  /** How well it fits, from 0 to 1. */
  readonly score: number;
}

export interface TitleSearch {
  /** The jobs that fit, the best first, each once. */
  readonly found: readonly FoundTitle[];
  /** The search with its typing errors corrected; null if there were none. */
  readonly corrected: string | null;
  /** The level that the search names, such as by "senior". */
  readonly level: JobLevel | null;
}

/** The smallest score of a result. */
const minScore = 0.2;

/** Finds the jobs whose titles fit a text best, also with typing errors, synonyms and in other languages. */
export function searchTitles(index: TitleIndex, text: string, most: number): TitleSearch {
  const typed = splitTitle(text);
  const levels = typed.map(({ word }) => levelOfWord(word));
  const level = levels.find((one) => one !== null) ?? null;
  // A title may consist of level words only, such as "trainee".
  const searched = typed.filter((_, at) => levels[at] === null);
  const words = searched.length > 0 ? searched : typed;
  const isUnfinished = !/\s$/.test(text);
  const { slots, corrections } = planSearch(
    words.map(({ word }) => word),
    index,
    isUnfinished,
  );
  const found = scoreTitles(index, slots, most)
    .filter(({ score }) => score >= minScore)
    .map(({ job, title, score }) => ({ id: job, title, score }));
  const corrected =
    corrections.size === 0 ? null : typed.map(({ word, shown }) => corrections.get(word) ?? shown).join(' ');
  return { found, corrected, level };
}
