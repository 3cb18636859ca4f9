import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LinkFilter, Resource } from '../../../resources/kit/resource.ts';
import { splitWords, wordPatterns } from '../sql/likePattern.ts';

type Condition = RawBuilder<SqlBool>;
const comparisons = { _gte: '>=', _lte: '<=', _gt: '>', _lt: '<' } as const;

/**
 * Returns the conditions of a validated filter: `q`, a value, a list of values, or a name with `_gte`, `_lte`, `_gt`,
 * `_lt`. `q` is a text or, once `matchSearch` has replaced it, the ids that it matches.
 */
export function conditionsOf(resource: Resource, filter: Readonly<Record<string, unknown>>): Condition[] {
  return Object.entries(filter).flatMap(([key, value]) => {
    if (key === 'q') return Array.isArray(value) ? among(value) : words(resource, String(value));
    const end = Object.keys(comparisons).find((suffix) => key.endsWith(suffix));
    if (end) {
      const column = sql.ref(key.slice(0, -end.length));
      return sql<SqlBool>`${column} ${sql.raw(comparisons[end as keyof typeof comparisons])} ${value}`;
    }
    const link = resource.linkFilters?.[key];
    return link ? linkedTo(resource, link, value) : equals(resource, key, value);
  });
}

/** Rows that are linked to one of the records, or to none if the value is null. */
function linkedTo({ name }: Resource, { table, own, other, only }: LinkFilter, value: unknown): Condition {
  const ids = Array.isArray(value) ? value : [value];
  const link = sql`select from ${sql.table(table)} as link
    where link.account_id = ${sql.ref(`${name}.account_id`)} and ${sql.ref(`link.${own}`)} = ${sql.ref(`${name}.id`)}
      ${only ? sql`and ${sql.ref(`link.${only.column}`)} = ${only.value}` : sql``}`;
  if (value === null) return sql<SqlBool>`not exists (${link})`;
  return sql<SqlBool>`exists (${link} and ${sql.ref(`link.${other}`)} = any(${ids}::integer[]))`;
}

const among = (ids: readonly number[]): Condition => sql<SqlBool>`id = any(${[...ids]}::integer[])`;

/** Fields that the generated column `searched` of a large table contains, folded by `fold_text`. */
export const foldedFields: Readonly<Record<string, readonly string[]>> = {
  users: ['first_name', 'last_name', 'email', 'department', 'location', 'external_id'],
};

/** Whether `searched` contains exactly the fields of the declared search. */
export function isFoldedSearch({ name, search }: Resource): boolean {
  const folded = foldedFields[name];
  return folded?.length === search.length && folded.every((field) => search.includes(field));
}

/**
 * Returns one condition for each word: it must occur in one of the searched fields. `%` and `_` are literal.
 */
function words(resource: Resource, q: string): Condition[] {
  if (isFoldedSearch(resource))
    return splitWords(q).map((word) => sql<SqlBool>`strpos(searched, fold_text(${word})) > 0`);
  return wordPatterns(q).map((pattern) => {
    const matches = resource.search.map((field) => sql<SqlBool>`${sql.ref(field)} ilike ${pattern}`);
    return matches.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
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
