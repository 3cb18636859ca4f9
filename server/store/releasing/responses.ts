import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export interface NewResponse {
  readonly id: string;
  /** Base64 of the encrypted attributes. */
  readonly attributes: string;
  /** One value per question of the form. */
  readonly scores: readonly (number | null)[];
}

/** Adds all responses of a campaign in one statement, ordered by their random ids. */
export async function addResponses(
  tx: Tx,
  campaignId: number,
  responses: readonly NewResponse[],
): Promise<void> {
  await sql`
    insert into responses (id, campaign_id, attributes, scores)
    select (one ->> 'id')::uuid, ${campaignId}::int, decode(one ->> 'attributes', 'base64'),
      array(
        select value::double precision
        from jsonb_array_elements_text(one -> 'scores') with ordinality as score (value, place)
        order by place
      )
    from jsonb_array_elements(${JSON.stringify(responses)}::jsonb) as one
    order by (one ->> 'id')::uuid`.execute(tx);
}

/** Campaigns whose attributes have reached the end of their retention period. */
export async function expiredAttributes(tx: Tx, today: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('campaign_keys')
    .select('campaign_id')
    .where('attributes_until', '<', today)
    .where('wrapped_attribute_key', 'is not', null)
    .orderBy('campaign_id')
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}

/** Deletes the attributes of a campaign and their key, so that answers can no longer be attributed to groups. */
export async function shredAttributes(tx: Tx, campaignId: number): Promise<void> {
  await tx
    .updateTable('campaign_keys')
    .set({ wrapped_attribute_key: null })
    .where('campaign_id', '=', campaignId)
    .execute();
  await tx.updateTable('responses').set({ attributes: null }).where('campaign_id', '=', campaignId).execute();
}
