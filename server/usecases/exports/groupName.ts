import { NOT_STATED } from '../../../domain/release/mergeCategories.ts';
import type { Wording } from '../../../locales/documents.ts';
import { fillSentence } from './fillSentence.ts';

export const dimensions = ['team', 'department', 'location', 'level', 'gender', 'race', 'decade'] as const;
export type Dimension = (typeof dimensions)[number];

const wordsOf = (known: Readonly<Record<string, string>>, member: string) => known[member] ?? member;

/** Returns the displayed name of a group; a company's own locations keep their names. */
export function groupName(dimension: string, member: string, { texts }: Wording): string {
  const { groups } = texts.results;
  if (member === NOT_STATED) return dimension === 'team' ? groups.noTeam : groups.unsaid;
  if (member === 'other' && dimension === 'gender') return groups.other.gender;
  if (member === 'other' && dimension === 'race') return groups.other.race;
  if (dimension === 'gender') return wordsOf(texts.genders, member);
  if (dimension === 'race') return wordsOf(texts.races, member);
  return dimension === 'decade' ? fillSentence(groups.born, { decade: member }) : member;
}
