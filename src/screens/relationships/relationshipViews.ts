/** Everything that is cached about relationships. */
export const relationshipsKey = 'relationships';

export const views = ['person', 'all', 'teams', 'import', 'checks'] as const;
export type View = (typeof views)[number];

/** Where the relationships of one person are seen. */
export const pathOfPerson = (userId: number) => `?view=person&person=${userId}`;
