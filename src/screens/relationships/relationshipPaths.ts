export const relationshipViews = ['person', 'all', 'teams', 'import', 'checks'] as const;
export type RelationshipView = (typeof relationshipViews)[number];

export const personRelationshipsPath = (userId: number) => `?view=person&person=${userId}`;
