import type { Resource } from '../resources/kit/resource.ts';

/** The rows on a page of a list. */
export const rowsPerPage = 25;

/** Where the API has the records. */
export const recordsPath = '/v2/resources';

/** The query of the first page of a list without filters, in the parameters and their order of ra-data-simple-rest. */
export function firstPageQuery({ sort }: Pick<Resource, 'sort'>): Readonly<Record<string, string>> {
  return {
    filter: '{}',
    range: JSON.stringify([0, rowsPerPage - 1]),
    sort: JSON.stringify([sort.field, sort.order]),
  };
}
