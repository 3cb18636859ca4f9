import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Resource } from '../../../resources/kit/resource.ts';

type Condition = RawBuilder<SqlBool>;
const comparisons = { _gte: '>=', _lte: '<=', _gt: '>', _lt: '<' } as const;

/** The conditions of a checked filter: `q`, a value, a list of values, or a name with `_gte`, `_lte`, `_gt`, `_lt`. */
export function conditionsOf(resource: Resource, filter: Readonly<Record<string, unknown>>): Condition[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (key === 'q') return words(resource, String(value));
    const end = Object.keys(comparisons).find((suffix) => key.endsWith(suffix));
    if (end) {
      const column = sql.ref(key.slice(0, -end.length));
      return sql<SqlBool>`${column} ${sql.raw(comparisons[end as keyof typeof comparisons])} ${value}`;
    }
    return equals(resource, key, value);
  });
}

/** Records of many rows, whose table keeps the searched fields together and in small letters. */
const folded = new Set(['users']);

/** Each word has to stand somewhere in the searched fields; `%` and `_` are what they look like. */
function words(resource: Resource, q: string): Condition[] {
  return q
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      if (folded.has(resource.name)) return sql<SqlBool>`searched like lower(${pattern})`;
      const places = resource.search.map((name) => sql`${sql.ref(name)} ilike ${pattern}`);
      return places.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(places, sql` or `)})`;
    });
}

function equals(resource: Resource, name: string, value: unknown): Condition {
  const column = sql.ref(name);
  if (value === null) return sql<SqlBool>`${column} is null`;
  const several = Array.isArray(value) ? value : [value];
  if (several.length === 0) return sql<SqlBool>`false`;
  const list = sql.join(several);
  const field = resource.fields[name];
  if (field?.kind === 'references') return sql<SqlBool>`${column} && array[${list}]::integer[]`;
  if (field?.kind !== 'choices') return sql<SqlBool>`${column} in (${list})`;
  const type = sql.raw(typeof field.choices[0] === 'number' ? 'integer[]' : 'text[]');
  return sql<SqlBool>`${column} && array[${list}]::${type}`;
}
