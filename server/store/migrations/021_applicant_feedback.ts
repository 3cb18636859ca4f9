import { type Kysely, sql } from 'kysely';
import { grant } from './access.ts';

/**
 * Creates a table for the feedback of applicants on the assessment: about a role, encrypted, under a random
 * id, without a person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table applicant_feedback (
      id uuid primary key default gen_random_uuid(),
      requisition_id integer not null references requisitions (id) on delete cascade,
      sealed bytea not null
    )`)
    .execute(db);
  await sql
    .raw('create index applicant_feedback_requisition on applicant_feedback (requisition_id)')
    .execute(db);
  await grant(db, 'applicant_feedback', { respondent: ['insert'], builder: ['select', 'delete'] });
}
