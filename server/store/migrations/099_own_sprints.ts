import { type Kysely, sql } from 'kysely';
import { isolate, ownAccount, ownPerson, platform } from './access.ts';

/**
 * Sprints that people start themselves from a template. One that a person starts for themselves is visible to that person and to jobs
 * alone, with its steps: administrators of the account read the other rows of both tables, but not these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table sprints add column is_template boolean not null default false');
  await run('alter table sprints add column is_private boolean not null default false');
  await run('alter table sprints add column request_key uuid');
  await run('create unique index sprints_request on sprints (account_id, request_key)');
  await run('create index sprints_templates on sprints (account_id, title, id) where is_template');
  await run("create index sprints_running on sprints (starts_on) where status = 'running'");
  await run('drop policy sprints_account on sprints');
  await isolate(db, 'sprints', `(${ownAccount}) and (not is_private or ${ownPerson} or ${platform})`);
  await run('drop policy sprint_steps_account on sprint_steps');
  const ofVisibleSprint = 'exists (select from sprints s where s.id = sprint_id)';
  await isolate(db, 'sprint_steps', `(${ownAccount}) and ${ofVisibleSprint}`);
}
