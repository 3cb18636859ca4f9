import type { AnswerOf } from '../contract/call.ts';
import { type Derived, type ImportOutcome, relationshipCalls } from '../contract/v2/relationships.ts';
import type { RelationshipKind, RelationshipRecord } from '../resources/relationships/relationships.ts';
import { callMain } from './http.ts';
import { rest } from './rest.ts';

export type PersonRelations = AnswerOf<typeof relationshipCalls.ofPerson>;
export type HierarchyChecks = AnswerOf<typeof relationshipCalls.checks>;

export const readPersonRelations = (userId: number): Promise<PersonRelations> =>
  callMain(relationshipCalls.ofPerson, { user_id: userId });
export const readHierarchyChecks = (): Promise<HierarchyChecks> => callMain(relationshipCalls.checks, {});
export const previewDerivation = (): Promise<Derived> => callMain(relationshipCalls.derivePreview, {});
export const deriveFromTeams = (): Promise<Derived> => callMain(relationshipCalls.derive, {});
export const previewPairs = (text: string): Promise<ImportOutcome> =>
  callMain(relationshipCalls.importPreview, { text });
export const importPairs = (text: string): Promise<ImportOutcome> =>
  callMain(relationshipCalls.import, { text });

/** Who is what of whom: `from` is the manager, peer or something else of `to`. */
export interface RelationFact {
  readonly from_user_id: number;
  readonly kind: RelationshipKind;
  readonly to_user_id: number;
}

/** Throws `taken` where the same fact is there already. */
export async function addRelationship(fact: RelationFact): Promise<void> {
  await rest.create('relationships', { data: fact });
}

export async function removeRelationship(id: number): Promise<void> {
  await rest.delete('relationships', { id });
}

export interface RelationsQuery {
  readonly page: number;
  readonly kind: RelationshipKind | null;
}
export const relationsOnAPage = 25;

/** One page of all relationships of the account, by person. */
export async function listRelationships({ page, kind }: RelationsQuery) {
  const { data, total = 0 } = await rest.getList<RelationshipRecord>('relationships', {
    filter: kind ? { kind } : {},
    pagination: { page, perPage: relationsOnAPage },
    sort: { field: 'from_user_id', order: 'ASC' },
  });
  return { relations: data, total };
}
