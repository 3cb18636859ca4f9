import { array, type InferType, mixed, object } from 'yup';
import {
  type RelationshipKind,
  type RelationshipSource,
  relationshipKinds,
  relationshipSources,
} from '../../resources/relationships/relationships.ts';
import { changeCall, readCall } from '../call.ts';
import { id, idAndName, listOf, objectsOf } from '../sharedShapes.ts';
import { anyText, requiredNumber } from '../values.ts';

/** A related person: `id` identifies the relationship, `user_id` the person. */
export const relatedPerson = object({
  id: id(),
  user_id: id(),
  name: anyText,
  source: mixed<RelationshipSource>()
    .oneOf([...relationshipSources])
    .required(),
});
export type RelatedPerson = InferType<typeof relatedPerson>;

/** One added or removed relationship, by names. */
export const namedRelation = object({
  from: anyText,
  kind: mixed<RelationshipKind>()
    .oneOf([...relationshipKinds])
    .required(),
  to: anyText,
});
export type NamedRelation = InferType<typeof namedRelation>;

const derivation = object({
  added: requiredNumber,
  removed: requiredNumber,
  unchanged: requiredNumber,
  /** Number of relationships that were not derived because another one was entered manually or imported. */
  left_to_hand: requiredNumber,
  /** Number of teams with too many members for deriving peers. */
  large_teams: requiredNumber,
  added_examples: listOf(namedRelation),
  removed_examples: listOf(namedRelation),
});
export type RelationshipDerivation = InferType<typeof derivation>;

/** Relationships: of one person, derived and checked. Files are imported with `importCalls`. */
export const relationshipCalls = {
  ofPerson: readCall('local_admin', '/v2/relationships/of_person', {
    summary: 'The managers, peers, direct reports and others of one person.',
    body: object({ user_id: id() }),
    response: object({
      user_id: id(),
      name: anyText,
      managers: listOf(relatedPerson),
      peers: listOf(relatedPerson),
      direct_reports: listOf(relatedPerson),
      others: listOf(relatedPerson),
    }),
  }),
  checks: readCall('local_admin', '/v2/relationships/checks', {
    summary: 'People in a reporting cycle, without a manager, or with more than one manager.',
    response: object({
      people: requiredNumber,
      led: requiredNumber,
      top: idAndName.nullable().defined(),
      cycles: array(listOf(idAndName)).required(),
      orphans: object({ total: requiredNumber, people: listOf(idAndName) }),
      two_managers: object({
        total: requiredNumber,
        people: objectsOf({ person: idAndName, managers: listOf(relatedPerson) }),
      }),
    }),
  }),
  derivePreview: readCall('local_admin', '/v2/relationships/derive_preview', {
    summary: 'Previews which relationships derived from teams would be added and removed.',
    response: derivation,
  }),
  derive: changeCall('local_admin', '/v2/relationships/derive', {
    summary: 'Derives managers and peers from teams; entered and imported relationships are unchanged.',
    response: derivation,
  }),
} as const;
