import { isAnonymousRelationship, type NamedRelationship } from './raterRelationships.ts';

/** Returns the relationship whose privacy notice a preview for raters shows: an anonymous one if the campaign has one. */
export const previewedRelationship = (relationships: readonly NamedRelationship[]): NamedRelationship =>
  relationships.find(isAnonymousRelationship) ?? 'manager';
