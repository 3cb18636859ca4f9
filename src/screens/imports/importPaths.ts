const root = '/users/import';

/** Paths of the pages of imports. The path of one import contains its id. */
export const importPaths = {
  all: root,
  one: (id: number) => `${root}?import=${id}`,
} as const;
