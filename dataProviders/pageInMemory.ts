import type { GetListParams, RaRecord } from 'ra-core';
import type { Resource } from '../resources/kit/resource.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Filters, sorts and pages records that a call returns without paging. */
export function pageInMemory<R extends RaRecord>(
  resource: Resource,
  all: readonly R[],
  params: Partial<GetListParams>,
) {
  const { pagination = { page: 1, perPage: all.length }, sort = resource.sort, filter = {} } = params;
  const matches = all.filter((record) => matchesFilter(resource, record, filter));
  const sorted = matches.sort((a, b) => compare(a[sort.field], b[sort.field]) || Number(a.id) - Number(b.id));
  if (sort.order === 'DESC') sorted.reverse();
  const from = (pagination.page - 1) * pagination.perPage;
  return { data: sorted.slice(from, from + pagination.perPage), total: matches.length };
}

function matchesFilter(resource: Resource, record: RaRecord, filter: Filter): boolean {
  return Object.entries(filter).every(([name, filterValue]) => {
    if (name === 'q') return matchesSearch(resource, record, String(filterValue));
    const value: unknown = record[name];
    const several = Array.isArray(filterValue) ? filterValue : [filterValue];
    return Array.isArray(value) ? value.some((one) => several.includes(one)) : several.includes(value);
  });
}

function matchesSearch(resource: Resource, record: RaRecord, q: string): boolean {
  const text = resource.search
    .map((name) => String(record[name] ?? ''))
    .join(' ')
    .toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Missing values come last, as on the server. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}
