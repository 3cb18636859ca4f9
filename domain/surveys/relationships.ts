/** Who stands to a target how. `self` is the target; `other` is also where outsiders belong. */
export const raterRelationships = ['manager', 'peer', 'direct_report', 'other'] as const;
export type RaterRelationship = (typeof raterRelationships)[number];

/** How many raters of each relationship a target may have; the wire's field names begin with the relationship. */
export const mostRaters = 20;
