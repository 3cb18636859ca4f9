import type { ImportSubject } from '../../../domain/imports/importFields.ts';

export const relationshipsPath = '/account-settings/relationships';

const roots = {
  people: '/users/import',
  relationships: `${relationshipsPath}/import`,
} as const satisfies Record<ImportSubject, string>;

/** Paths of the pages of imports, by the subject of the files. The path of one import contains its id. */
export const importPaths = {
  all: (subject: ImportSubject) => roots[subject],
  one: (subject: ImportSubject, id: number) => `${roots[subject]}?import=${id}`,
} as const;
