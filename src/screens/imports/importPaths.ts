const root = '/users/import';

/** The address of one import contains its id. */
export const importPaths = {
  all: root,
  one: (id: number) => `${root}?import=${id}`,
} as const;
