import { sql } from 'kysely';
import { type InvitedPeople, idsOfInvited } from '../campaigns/invitedPeople.ts';
import type { Tx } from '../database.ts';

/** People who could be invited to a pulse. */
interface Invited {
  readonly accountId: number;
  readonly people: InvitedPeople;
}

/** Whether a draft invites the person `p.id` as its audience is today. */
const invitesPerson = sql`exists (select from campaign_audience a where a.campaign_id = c.id
  and ((a.kind = 'user' and a.target_id = p.id) or (a.kind = 'team' and exists (
    select from memberships m where m.team_id = a.target_id and m.user_id = p.id))))`;

const isPulse = sql`c.length in ('pulse', 'short_pulse')`;
const isScheduled = sql`c.status = 'draft' and c.scheduled_at is not null`;

/** Returns the first days of the pulses that ask one of these people and opened after `since` or are scheduled. */
export async function listPulseOpenings(
  tx: Tx,
  { accountId, people }: Invited,
  since: string,
): Promise<string[]> {
  const { rows } = await sql<{ opens_on: string }>`
    select distinct coalesce(c.launched_on, c.opens_on) as opens_on from benchmark_campaigns c
    where c.account_id = ${accountId}::int and ${isPulse} and (
      (c.status <> 'draft' and c.launched_on > ${since}::date and exists (
        select from participations i where i.campaign_id = c.id and i.account_id = c.account_id
          and i.user_id in (select p.id from ${idsOfInvited(accountId, people)} as p (id))))
      or (${isScheduled} and c.opens_on is not null and (c.audience = 'everyone' or exists (
        select from ${idsOfInvited(accountId, people)} as p (id) where ${invitesPerson}))))
    order by 1`.execute(tx);
  return rows.map(({ opens_on }) => opens_on);
}

/** Returns the scheduled follow-up pulses about a topic that open in this time and ask all of these people, earliest first. */
export async function listPulsesToShare(
  tx: Tx,
  { accountId, people }: Invited,
  { topicId, from, until }: { readonly topicId: number; readonly from: string; readonly until: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from benchmark_campaigns c
    where c.account_id = ${accountId}::int and ${isPulse} and ${isScheduled}
      and ${topicId}::int = any(c.topic_ids)
      and c.opens_on between ${from}::date and ${until}::date
      and exists (select from follow_up_pulses f where f.campaign_id = c.id and f.account_id = c.account_id)
      and (c.audience = 'everyone' or not exists (
        select from ${idsOfInvited(accountId, people)} as p (id) where not ${invitesPerson}))
    order by c.opens_on, c.id`.execute(tx);
  return rows.map(({ id }) => id);
}
