export const views = ['person', 'all', 'teams', 'import', 'checks'] as const;
export type View = (typeof views)[number];

export const pathOfPerson = (userId: number) => `?view=person&person=${userId}`;
