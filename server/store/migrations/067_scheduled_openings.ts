import { type Kysely, sql } from 'kysely';

/**
 * Campaigns can be scheduled to open; `opening_problem` states why one wasn't opened. The time of the last reminder is that of the request
 * and doesn't depend on whether anyone was left to remind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table benchmark_campaigns
      add column scheduled_at timestamptz,
      add column scheduled_by integer references users (id) on delete set null,
      add column opening_problem text,
      add column last_reminded_at timestamptz`,
    `create index campaigns_scheduled on benchmark_campaigns (opens_on)
      where status = 'draft' and scheduled_at is not null`,
    `create index campaigns_scheduled_by on benchmark_campaigns (account_id, scheduled_by)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
