import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../contract/call.ts';
import { type RelationshipDerivation, relationshipCalls } from '../contract/v2/relationships.ts';
import {
  type RelationshipKind,
  type RelationshipRecord,
  relationships,
} from '../resources/relationships/relationships.ts';
import { callQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';
import { rest } from './rest.ts';

export type PersonRelations = ResponseOf<typeof relationshipCalls.ofPerson>;
export type HierarchyChecks = ResponseOf<typeof relationshipCalls.checks>;

const key = keysOf('relationships');

/** Everything cached about relationships. */
export const relationshipKeys = (accountId: number) => [key(accountId), recordsKey(relationships)];

export const personRelationsQuery = (accountId: number, user_id: number) =>
  callQuery(key(accountId, 'person', user_id), relationshipCalls.ofPerson, { user_id });

export const hierarchyChecksQuery = (accountId: number) =>
  callQuery(key(accountId, 'checks'), relationshipCalls.checks, {});

/** The changes that deriving relationships from the teams would make. */
export const derivationQuery = (accountId: number) =>
  callQuery(key(accountId, 'derivation'), relationshipCalls.derivePreview, {});

export const deriveFromTeams = (): Promise<RelationshipDerivation> => callMain(relationshipCalls.derive, {});

/** A relationship to add: `from` is the manager, peer or other relation of `to`. */
export interface NewRelationship {
  readonly from_user_id: number;
  readonly kind: RelationshipKind;
  readonly to_user_id: number;
}

/** Adds a relationship. Throws `taken` if it already exists. */
export async function addRelationship(fact: NewRelationship): Promise<void> {
  await rest.create('relationships', { data: fact });
}

export async function removeRelationship(id: number): Promise<void> {
  await rest.delete('relationships', { id });
}

export const relationsPageSize = 25;

/**
 * One page of all relationships of the account, by person; the previous page stays visible while the next one loads.
 */
export const relationsQuery = (accountId: number, page: number, kind: RelationshipKind | null) =>
  queryOptions({
    queryKey: key(accountId, 'all', page, kind),
    queryFn: async ({ signal }) => {
      const { data, total = 0 } = await rest.getList<RelationshipRecord>(relationships.name, {
        filter: kind ? { kind } : {},
        pagination: { page, perPage: relationsPageSize },
        sort: { field: 'from_user_id', order: 'ASC' },
        signal,
      });
      return { relations: data, total };
    },
    placeholderData: keepPreviousData,
  });
