import { sql } from 'kysely';
import type { Audience } from '../audience.ts';
import type { Tx } from '../database.ts';

interface Place {
  readonly accountId: number;
  readonly campaignId: number;
}

/** The chosen teams and people that are still the account's. */
export async function surveyAudience(tx: Tx, { accountId, campaignId }: Place): Promise<Audience> {
  const ids = async (kind: 'team' | 'user') => {
    const owners = sql.table(kind === 'team' ? 'teams' : 'users');
    const { rows } = await sql<{ id: number }>`
      select a.target_id as id from survey_audience a join ${owners} o on o.id = a.target_id
      where a.campaign_id = ${campaignId} and a.kind = ${kind} and o.account_id = ${accountId}
      order by 1`.execute(tx);
    return rows.map(({ id }) => id);
  };
  return { team_ids: await ids('team'), user_ids: await ids('user') };
}

/** Adds teams and people; who is there already stays once. */
export async function addSurveyAudience(
  tx: Tx,
  { accountId, campaignId }: Place,
  { team_ids, user_ids }: Audience,
): Promise<void> {
  const row = (kind: 'team' | 'user') => (target_id: number) => ({
    account_id: accountId,
    campaign_id: campaignId,
    kind,
    target_id,
  });
  const rows = [...team_ids.map(row('team')), ...user_ids.map(row('user'))];
  for (let from = 0; from < rows.length; from += 5_000) {
    await tx
      .insertInto('survey_audience')
      .values(rows.slice(from, from + 5_000))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function clearSurveyAudience(tx: Tx, { campaignId }: Place): Promise<void> {
  await tx.deleteFrom('survey_audience').where('campaign_id', '=', campaignId).execute();
}
