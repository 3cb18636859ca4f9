const screen = '/users/import';

/** Where the screen stands, and where it shows one import: what is looked at is in the address. */
export const importPaths = {
  all: screen,
  one: (id: number) => `${screen}?import=${id}`,
} as const;

/** The import an address shows. */
export function importOf(search: URLSearchParams): number | null {
  const id = Number(search.get('import'));
  return Number.isInteger(id) && id > 0 ? id : null;
}
