/** What the adjusted pay gap can take into account. */
export const gapControls = ['category', 'level', 'department', 'location', 'tenure', 'workingTime'] as const;
export type GapControl = (typeof gapControls)[number];

/** Used unless others are chosen: the work and the time in the company. */
export const defaultControls: readonly GapControl[] = ['category', 'level', 'tenure'];
