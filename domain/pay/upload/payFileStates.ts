/**
 * `read`: columns are mapped next. `checked`: the dry run is done. `applied`: the people of the project. `replaced`: the people before that,
 * to which undoing returns.
 */
export const payFileStates = ['read', 'checked', 'applied', 'replaced'] as const;
export type PayFileState = (typeof payFileStates)[number];
