import { type Kysely, sql } from 'kysely';
import { grant, isolate } from './access.ts';

/**
 * Adds the published differences between people who completed a course between two assessments and others, and with which campaign a release
 * was compared. Who was in a comparison is stored with those who count in the means, because later audits need it (decision 72).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  // Without a foreign key, because a release never changes.
  await run('alter table metric_releases add column compared_with integer');
  await run(`alter table counted_profiles add column content_groups text[] not null default '{}'`);
  await run(`create table content_changes (
    account_id integer not null references accounts (id) on delete cascade,
    campaign_id integer not null references survey_campaigns (id) on delete cascade,
    course_id integer not null references courses (id),
    metric text not null,
    difference smallint not null,
    low smallint not null,
    high smallint not null,
    is_marked boolean not null,
    completed_band smallint not null,
    others_band smallint not null,
    primary key (campaign_id, course_id)
  )`);
  await run('create index content_changes_account on content_changes (account_id)');
  await run('create index content_changes_course on content_changes (course_id)');
  await grant(db, 'content_changes', { web: ['select'], builder: ['select', 'insert'] });
  await isolate(db, 'content_changes');
  await run(`create trigger content_changes_immutable before update on content_changes
    for each row execute function refuse_change()`);
}
