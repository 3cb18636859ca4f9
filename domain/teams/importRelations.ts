import { type PersonRelation, relationKey } from './deriveRelations.ts';

/** One row of a file: two people by email address, and the relationship of `other` to `person`. */
export interface RelationRow {
  readonly line: number;
  readonly person: string;
  readonly relation: string;
  readonly other: string;
}
export const relationRowProblems = ['person', 'other', 'relation', 'same', 'twice'] as const;
export type RelationRowProblem = (typeof relationRowProblems)[number];
export type RelationRowOutcome =
  | {
      readonly pair: RelationRow;
      readonly outcome: 'create' | 'unchanged';
      readonly relation: PersonRelation;
    }
  | { readonly pair: RelationRow; readonly outcome: 'error'; readonly problem: RelationRowProblem };

/** Accepted spellings of relationships in a file. */
const words: Readonly<Record<string, 'manager' | 'directReport' | 'peer' | 'other'>> = {
  manager: 'manager',
  lead: 'manager',
  boss: 'manager',
  supervisor: 'manager',
  'direct report': 'directReport',
  report: 'directReport',
  'reports to': 'manager',
  peer: 'peer',
  colleague: 'peer',
  other: 'other',
};

/**
 * Returns the effect of each row of a file. `ids` maps lower-case email addresses to people, `known` has the keys of
 * existing relations. A direct report is stored as a manager relation in the opposite direction.
 */
export function resolveRelationRows(
  pairs: readonly RelationRow[],
  ids: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): readonly RelationRowOutcome[] {
  const usedKeys = new Set<string>();
  return pairs.map((pair) => {
    const error = (problem: RelationRowProblem) => ({ pair, outcome: 'error', problem }) as const;
    const person = ids.get(pair.person.trim().toLowerCase());
    const other = ids.get(pair.other.trim().toLowerCase());
    const word =
      words[
        pair.relation
          .trim()
          .toLowerCase()
          .replace(/[\s_-]+/g, ' ')
      ];
    if (person === undefined) return error('person');
    if (other === undefined) return error('other');
    if (word === undefined) return error('relation');
    if (person === other) return error('same');
    const relation: PersonRelation =
      word === 'directReport'
        ? { from: person, kind: 'manager', to: other }
        : { from: other, kind: word, to: person };
    const key = relationKey(relation);
    if (usedKeys.has(key)) return error('twice');
    usedKeys.add(key);
    return { pair, outcome: known.has(key) ? 'unchanged' : 'create', relation } as const;
  });
}

const headingWords = {
  person: ['person', 'email', 'employee', 'user', 'who'],
  relation: ['relation', 'relationship', 'kind', 'type', 'is'],
  other: ['other', 'related', 'relatedperson', 'otherperson', 'of', 'to', 'whom'],
} as const;

export interface RelationColumns {
  readonly person: number;
  readonly relation: number;
  readonly other: number;
}

/** Finds the columns by their headings; null if one of the three is missing. */
export function findRelationColumns(headings: readonly string[]): RelationColumns | null {
  const plain = headings.map((heading) => heading.toLowerCase().replace(/[^a-z]/g, ''));
  const at = (words: readonly string[]) =>
    plain.findIndex((heading) => words.some((word) => heading === word || heading === `${word}email`));
  const columns = {
    person: at(headingWords.person),
    relation: at(headingWords.relation),
    other: at(headingWords.other),
  };
  return Object.values(columns).includes(-1) ? null : columns;
}
