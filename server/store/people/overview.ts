import { sql } from 'kysely';
import type { AccountStatus } from '../../../domain/accounts/accountStatuses.ts';
import type { Tx } from '../database.ts';

/**
 * Returns the teams, surveys and other activity of one person. The caller has checked that the person belongs to the
 * account.
 */
export async function readOverview(tx: Tx, accountId: number, userId: number, now: string) {
  const { rows: named } = await sql<{ id: number; name: string; leads: boolean }>`
    select teams.id, teams.name, false as leads from teams
      join memberships on memberships.team_id = teams.id and memberships.user_id = ${userId}
      where teams.account_id = ${accountId}
    union all
    select id, name, true as leads from teams where account_id = ${accountId} and leader_id = ${userId}
    order by name, id`.execute(tx);
  const teams = (leads: boolean) =>
    named.filter((team) => team.leads === leads).map(({ id, name }) => ({ id, name }));
  const signIn = await tx
    .selectFrom('sign_ins')
    .select('at')
    .where('user_id', '=', userId)
    .where('outcome', '=', 'succeeded')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { sessions } = await tx
    .selectFrom('sessions')
    .select(sql<number>`count(*)::int`.as('sessions'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return {
    teams: teams(false),
    led_teams: teams(true),
    last_sign_in: signIn?.at ?? null,
    sessions,
    open_surveys: await openSurveys(tx, accountId, userId),
  };
}

/** Returns the person's open campaigns, with the state of the first invitation, as on the participants' page. */
async function openSurveys(tx: Tx, accountId: number, userId: number) {
  return tx
    .selectFrom('participations')
    .innerJoin('benchmark_campaigns', 'benchmark_campaigns.id', 'participations.campaign_id')
    .select([
      'benchmark_campaigns.id as campaign_id',
      'benchmark_campaigns.name',
      'benchmark_campaigns.closes_on',
      'participations.id as participant_id',
      'participations.invitation_state as state',
    ])
    .where('participations.account_id', '=', accountId)
    .where('participations.user_id', '=', userId)
    .where('participations.invitation_state', '!=', 'withdrawn')
    .where('benchmark_campaigns.status', '=', 'open')
    .orderBy('benchmark_campaigns.closes_on')
    .orderBy('benchmark_campaigns.id')
    .execute();
}

export async function readAccountStatus(tx: Tx, accountId: number): Promise<AccountStatus> {
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return status;
}
