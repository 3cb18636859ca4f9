export const relationshipViews = ['person', 'all', 'teams', 'checks'] as const;
export type RelationshipView = (typeof relationshipViews)[number];

export const personRelationshipsPath = (userId: number) => `?view=person&person=${userId}`;

export const relationshipImportPath = '/account-settings/relationships/import';
