import type { GetListParams, RaRecord } from 'ra-core';
import type { Resource } from '../resources/kit/resource.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Filters, sorts and pages records that a call returns all at once. */
export function pageOf<R extends RaRecord>(
  resource: Resource,
  all: readonly R[],
  params: Partial<GetListParams>,
) {
  const { pagination = { page: 1, perPage: all.length }, sort = resource.sort, filter = {} } = params;
  const kept = all.filter((record) => fits(resource, record, filter));
  const sorted = kept.sort((a, b) => compare(a[sort.field], b[sort.field]) || Number(a.id) - Number(b.id));
  if (sort.order === 'DESC') sorted.reverse();
  const from = (pagination.page - 1) * pagination.perPage;
  return { data: sorted.slice(from, from + pagination.perPage), total: kept.length };
}

function fits(resource: Resource, record: RaRecord, filter: Filter): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (name === 'q') return holdsWords(resource, record, String(wanted));
    const value: unknown = record[name];
    const several = Array.isArray(wanted) ? wanted : [wanted];
    return Array.isArray(value) ? value.some((one) => several.includes(one)) : several.includes(value);
  });
}

function holdsWords(resource: Resource, record: RaRecord, q: string): boolean {
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
