import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export interface NewResponse {
  readonly id: string;
  /** One value per question of the form, or per element in a short campaign. */
  readonly scores: readonly (number | null)[];
}

/** Adds all responses of a campaign in one statement, without their groups, ordered by their random ids. */
export async function addResponses(
  tx: Tx,
  campaignId: number,
  responses: readonly NewResponse[],
): Promise<void> {
  await sql`
    insert into responses (id, campaign_id, scores)
    select (one ->> 'id')::uuid, ${campaignId}::int,
      array(
        select value::double precision
        from jsonb_array_elements_text(one -> 'scores') with ordinality as score (value, place)
        order by place
      )
    from jsonb_array_elements(${JSON.stringify(responses)}::jsonb) as one
    order by (one ->> 'id')::uuid`.execute(tx);
}
