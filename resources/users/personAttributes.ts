/** The attributes of people whose existing values filters and membership rules offer. */
export const personAttributes = ['department', 'location', 'level'] as const;
export type PersonAttribute = (typeof personAttributes)[number];
