import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { wordPatterns } from '../sql/likePattern.ts';
import type { Learner } from './enrolments.ts';

interface CatalogRow {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly level: string;
  readonly locale_abbr: string;
  readonly state: 'new' | 'started' | 'completed';
}

interface CatalogQuery {
  readonly search: string;
  readonly programIds: readonly number[];
  readonly from: number;
  readonly size: number;
}

/** Returns a page of the published courses for a person's programs by title, with their total. */
export async function listCatalog(
  tx: Tx,
  { accountId, userId }: Learner,
  { search, programIds, from, size }: CatalogQuery,
): Promise<{ courses: CatalogRow[]; total: number }> {
  const matches = wordPatterns(search).map(
    (pattern) => sql`and concat_ws(' ', c.title, c.summary, c.provider, c.keywords) ilike ${pattern}`,
  );
  const { rows } = await sql<CatalogRow & { total: number }>`
    select c.id, c.title, c.summary, c.minutes, c.level, c.locale_abbr, count(*) over ()::int as total,
      coalesce((select case when e.completed_at is null then 'started' else 'completed' end
        from enrolments e where e.account_id = ${accountId}::int and e.user_id = ${userId}::int
          and e.course_id = c.id order by e.completed_at is null desc limit 1), 'new') as state
    from courses c where c.status = 'published'
      and (c.program_ids = '{}' or c.program_ids && ${[...programIds]}::int[])
      ${sql.join(matches, sql` `)}
    order by c.title, c.id limit ${size} offset ${from}`.execute(tx);
  return { courses: rows.map(({ total: _total, ...course }) => course), total: rows[0]?.total ?? 0 };
}
