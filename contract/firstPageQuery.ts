import type { Resource } from '../resources/kit/resource.ts';

/** Number of rows on a page of a list. */
export const rowsPerPage = 25;

/** The path of the records in the API. */
export const recordsPath = '/v2/resources';

/** The query for the first page of a list without filters: the parameters of ra-data-simple-rest, in its order. */
export function firstPageQuery({ sort }: Pick<Resource, 'sort'>): Readonly<Record<string, string>> {
  return {
    filter: '{}',
    range: JSON.stringify([0, rowsPerPage - 1]),
    sort: JSON.stringify([sort.field, sort.order]),
  };
}
