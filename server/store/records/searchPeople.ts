import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { splitWords } from '../sql/likePattern.ts';
import { ledTeamOf } from '../teams/ledTeams.ts';
import { maxIds } from './listCache.ts';
import { matchingRows, type RecordScope, type Row } from './rows.ts';

/** The number of rows that are ranked. */
export const rankedRows = 30;
/** The length of the shortest text that has a key in the index. */
const keyLength = 3;

/**
 * Finds the people who match a search best (decision 40). Team leads find only the people in their own lists.
 */
export async function searchPeople(tx: Tx, records: RecordScope, q: string): Promise<readonly Row[]> {
  const words = splitWords(q);
  if (records.narrowing !== null) return selectRanked(tx, records, words, matchingRows(records, { q }));
  const ids = await findIds(tx, words);
  if (ids) return selectRanked(tx, records, words, sql`id = any(${ids}::integer[])`);
  const people = [...(await selectNamed(tx, records, q)), ...(await selectFirst(tx, records, q))];
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

/** Returns the ids of all matching people from the index; null if there are too many. */
async function findIds(tx: Tx, words: readonly string[]): Promise<number[] | null> {
  const searches = indexedSearches(words).map((search) => sql`(find_people(${search}::text[], ${maxIds}))`);
  if (searches.length === 0) return null;
  const { rows } = await sql<{ ids: number[] | null }>`
    select ids from (values ${sql.join(searches)}) as searches (ids)`.execute(tx);
  return rows.every(({ ids }) => ids !== null) ? rows.flatMap(({ ids }) => ids ?? []) : null;
}

/**
 * Words of one or two letters have no key by themselves. Together they have one, and so does a single short
 * word with the space before or after it, which then begins or ends a name.
 */
function indexedSearches(words: readonly string[]): readonly string[][] {
  if (words.some((word) => [...word].length >= keyLength)) return [[...words]];
  if (words.length > 1) return [[words.join(' ')]];
  return words
    .filter((word) => [...word].length === keyLength - 1)
    .flatMap((word) => [[` ${word}`], [`${word} `]]);
}

/** Selects matches ordered by rank. As in `matchRank`, the worst rank of the words counts. */
async function selectRanked(
  tx: Tx,
  records: RecordScope,
  words: readonly string[],
  matches: RawBuilder<SqlBool>,
): Promise<readonly Row[]> {
  const ranks = words.map(rankOf);
  return select(tx, records, matches, sql`greatest(${sql.join(ranks)}), last_name, first_name, id`);
}

/** `searched` begins with the first and the last name. */
function rankOf(word: string): RawBuilder<number> {
  const isInName = (searched: RawBuilder<string>, part: RawBuilder<string>) =>
    sql<SqlBool>`strpos(${searched}, ${part}) between 1 and length(first_name) + length(last_name) + 1`;
  const folded = sql<string>`fold_text(${word})`;
  const spaced = sql<string>`' ' || searched`;
  return sql<number>`case
    when ${isInName(spaced, sql`' ' || ${folded} || ' '`)} then 1
    when ${isInName(spaced, sql`' ' || ${folded}`)} then 2
    when ${isInName(sql`searched`, folded)} then 3
    else 4 end`;
}

/** Selects matches who have a name that is a word of the search. */
async function selectNamed(tx: Tx, records: RecordScope, q: string): Promise<readonly Row[]> {
  const names = splitWords(q).flatMap((word) => [word, capitalize(word)]);
  const isNamed = sql<SqlBool>`(last_name = any(${names}::text[]) or first_name = any(${names}::text[]))`;
  return select(
    tx,
    records,
    sql`${isNamed} and ${matchingRows(records, { q })}`,
    sql`last_name, first_name, id`,
  );
}

const capitalize = (word: string) => {
  const [first = '', ...rest] = word.toLowerCase();
  return first.toUpperCase() + rest.join('');
};

/**
 * Selects the first matches in the order of the list. Because many people match, only a few rows have to be
 * read.
 */
async function selectFirst(tx: Tx, records: RecordScope, q: string): Promise<readonly Row[]> {
  if ([...q].length < keyLength - 1) return [];
  return select(tx, records, matchingRows(records, { q }), sql`last_name, id`);
}

async function select(
  tx: Tx,
  records: RecordScope,
  matches: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
): Promise<readonly Row[]> {
  const { userId } = records.scope;
  const isLead = records.narrowing !== null && userId !== null;
  const teamId = isLead ? ledTeamOf(userId) : sql<null>`null::integer`;
  const { rows } = await sql<Row>`select id, first_name, last_name, email, ${teamId} as team_id from users
    where ${matchingRows(records, {})} and ${matches} order by ${order} limit ${rankedRows}`.execute(tx);
  return rows;
}
