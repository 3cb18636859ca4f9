import { sql } from 'kysely';
import type { FormLead } from '../../../domain/survey/assignForms.ts';
import type { Tx } from '../database.ts';

/** Returns the leads of form A by team. The campaign must be locked, so that people are invited by one request at a time. */
export async function listFormLeads(tx: Tx, campaignId: number): Promise<ReadonlyMap<number, FormLead>> {
  const rows = await tx
    .selectFrom('form_leads')
    .select(['team_id', 'lead'])
    .where('campaign_id', '=', campaignId)
    .execute();
  return new Map(rows.map(({ team_id, lead }) => [team_id, lead]));
}

/** Stores the leads of these teams. */
export async function storeFormLeads(
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
  leads: ReadonlyMap<number, FormLead>,
): Promise<void> {
  if (leads.size === 0) return;
  const rows = [...leads].map(([team_id, lead]) => ({ team_id, lead }));
  await sql`
    insert into form_leads (account_id, campaign_id, team_id, lead)
    select ${campaign.account_id}::int, ${campaign.id}::int, new.team_id, new.lead
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (team_id int, lead smallint)
    on conflict (campaign_id, team_id) do update set lead = excluded.lead`.execute(tx);
}

export async function removeFormLeads(tx: Tx, campaignId: number): Promise<void> {
  await tx.deleteFrom('form_leads').where('campaign_id', '=', campaignId).execute();
}
