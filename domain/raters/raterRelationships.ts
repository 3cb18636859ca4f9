/** Relationships of nominated raters. External raters are always `other`. */
export const namedRelationships = ['manager', 'peer', 'direct_report', 'other'] as const;

export type NamedRelationship = (typeof namedRelationships)[number];

/** Relationship of a rater to the target (methods 3.1); stored in the database. */
export const raterRelationships = ['self', ...namedRelationships] as const;

export type RaterRelationship = (typeof raterRelationships)[number];

/** Relationships whose ratings are shown only as a combined result of several raters (R15). */
export const anonymousRelationships = ['peer', 'direct_report', 'other'] as const;

export type AnonymousRelationship = (typeof anonymousRelationships)[number];

/** Minimum number of raters of an anonymous group whose ratings are shown. */
export const minRatersShown = 3;

/** Recommended number of invitations, so that three responses are likely. */
export const recommendedRaters = 5;

export function isAnonymousRelationship(
  relationship: RaterRelationship,
): relationship is AnonymousRelationship {
  return (anonymousRelationships as readonly RaterRelationship[]).includes(relationship);
}

/** Maximum number of raters per relationship and target. */
export const maxRatersPerRelationship = 20;
