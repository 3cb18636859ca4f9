import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Assignment } from './assignments.ts';

type PersonInCycle = Pick<Assignment, 'id' | 'account_id' | 'campaign_id' | 'user_id' | 'email'>;

/** The other forms of a person in the same campaign; external raters are identified by email address. */
const otherForms = (tx: Tx, { id, account_id, campaign_id, user_id, email }: PersonInCycle) =>
  tx
    .selectFrom('assignments')
    .select('id')
    .where('account_id', '=', account_id)
    .where('campaign_id', '=', campaign_id)
    .where('id', '<>', id)
    .where(
      user_id === null
        ? sql<SqlBool>`user_id is null and lower(email) = lower(${email}::text)`
        : sql<SqlBool>`user_id = ${user_id}`,
    );

/** Whether the person was asked for feedback after another form of the campaign. */
export async function wasAskedAfterAnotherForm(tx: Tx, person: PersonInCycle): Promise<boolean> {
  const asked = sql<SqlBool>`(feedback_given or status = 'finished')`;
  return (await otherForms(tx, person).where(asked).limit(1).executeTakeFirst()) !== undefined;
}

const givingFeedback = 42_095;

/**
 * Locks the feedback of a person until the transaction ends, so that two open pages can't both give it, and returns whether it was given after
 * another form.
 */
export async function lockFeedbackOfPerson(tx: Tx, person: PersonInCycle): Promise<boolean> {
  const { campaign_id, user_id, email } = person;
  const key = `${campaign_id} ${user_id ?? email?.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(${givingFeedback}::int, hashtext(${key}))`.execute(tx);
  const given = await otherForms(tx, person).where('feedback_given', '=', true).limit(1).executeTakeFirst();
  return given !== undefined;
}
