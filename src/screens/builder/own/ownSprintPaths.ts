export const builderPath = '/dei-builder';

/** The page of one of the person's sprints. */
export const ownSprintPath = (id: number): string => `${builderPath}?sprint=${id}`;
