import type { ImportSubject } from '../../../domain/imports/importFields.ts';

const roots = {
  people: '/users/import',
  relationships: '/account-settings/relationships/import',
} as const satisfies Record<ImportSubject, string>;

/** Paths of the pages of imports, by the subject of the files. The path of one import contains its id. */
export const importPaths = {
  all: (subject: ImportSubject) => roots[subject],
  one: (subject: ImportSubject, id: number) => `${roots[subject]}?import=${id}`,
} as const;
