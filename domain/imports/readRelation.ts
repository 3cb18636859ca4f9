import type { FieldProblem } from '../refusal.ts';
import type { PersonRelation } from '../teams/deriveRelations.ts';
import { type FieldMapping, type RelationField, relationFields } from './importFields.ts';
import { readRelationWord } from './relationWords.ts';
import { personKey } from './resolveManagers.ts';

/** The people named in a row, if they are known, and their relationship or the problem of the row. */
export interface RelationReading {
  readonly relation: PersonRelation | null;
  readonly personId: number | null;
  readonly otherId: number | null;
  readonly problems: readonly FieldProblem[];
}

/** Returns the cells of a row of relationships by field, trimmed. */
export function relationCells(
  cells: readonly string[],
  mapping: FieldMapping,
): Readonly<Record<RelationField, string>> {
  const [person = '', relation = '', other = ''] = relationFields.map(
    (field) => cells[mapping.indexOf(field)]?.trim() ?? '',
  );
  return { person, relation, other };
}

/**
 * Reads the relationship in a row. `people` maps `personKey`s to people of the account: null if several match. A direct report is the manager
 * relationship in the opposite direction. Problems: required, unknownRelatedPerson, ambiguousRelatedPerson, unknownRelation, sameAsOther.
 */
export function readRelation(
  cells: readonly string[],
  mapping: FieldMapping,
  people: ReadonlyMap<string, number | null>,
): RelationReading {
  const texts = relationCells(cells, mapping);
  const problems: FieldProblem[] = [];
  const findPerson = (field: 'person' | 'other'): number | null => {
    const name = texts[field];
    const id = people.get(personKey(name));
    if (typeof id === 'number') return id;
    if (name === '') problems.push({ field, problem: 'required' });
    else {
      const problem = id === null ? 'ambiguousRelatedPerson' : 'unknownRelatedPerson';
      problems.push({ field, problem, params: { name } });
    }
    return null;
  };
  const personId = findPerson('person');
  const word = readRelationWord(texts.relation);
  if (texts.relation === '') problems.push({ field: 'relation', problem: 'required' });
  else if (word === null) {
    problems.push({ field: 'relation', problem: 'unknownRelation', params: { name: texts.relation } });
  }
  const otherId = findPerson('other');
  const named = { personId, otherId, relation: null, problems };
  if (personId === null || otherId === null || word === null) return named;
  if (personId === otherId) {
    return { ...named, problems: [{ field: 'other', problem: 'sameAsOther' }] };
  }
  const relation: PersonRelation =
    word === 'directReport'
      ? { from: personId, kind: 'manager', to: otherId }
      : { from: otherId, kind: word, to: personId };
  return { ...named, relation };
}
