/** Those who are named to answer about a person; `other` is also where outsiders belong. */
export const namedRelationships = ['manager', 'peer', 'direct_report', 'other'] as const;

export type NamedRelationship = (typeof namedRelationships)[number];

/** Who a rater is to the person rated (methods 3.1); kept in the database. */
export const raterRelationships = ['self', ...namedRelationships] as const;

export type RaterRelationship = (typeof raterRelationships)[number];

/** Those whose ratings are only shown together with others' (R15). */
export const anonymousRelationships = ['peer', 'direct_report', 'other'] as const;

export type AnonymousRelationship = (typeof anonymousRelationships)[number];

/** The fewest raters of an anonymous group whose ratings are shown. */
export const fewestShown = 3;

/** How many to invite so that three are likely to answer. */
export const recommendedInvited = 5;

export function isAnonymous(relationship: RaterRelationship): relationship is AnonymousRelationship {
  return (anonymousRelationships as readonly RaterRelationship[]).includes(relationship);
}

/** How many raters of each relationship a target may have at most. */
export const mostRaters = 20;
