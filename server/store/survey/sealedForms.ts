import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * Stores submitted forms or feedback without person, link, number or time, in random order. The database generates the
 * random ids. Sent as text, because binary values are several times slower in the embedded database.
 */
export async function addSealedForms(
  tx: Tx,
  campaignId: number,
  kind: 'answers' | 'feedback',
  sealed: readonly Buffer[],
): Promise<void> {
  const boxes = JSON.stringify(sealed.map((box) => box.toString('base64')));
  await sql`
    insert into sealed_forms (campaign_id, kind, sealed)
    select ${campaignId}::int, ${kind}::text, decode(box, 'base64')
    from jsonb_array_elements_text(${boxes}::jsonb) as box order by random()`.execute(tx);
}

export async function sealedForms(
  tx: Tx,
  campaignId: number,
  kind: 'answers' | 'feedback',
): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('sealed_forms')
    .select(sql<string>`encode(sealed, 'base64')`.as('box'))
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ box }) => Buffer.from(box, 'base64'));
}

export async function removeSealedForms(tx: Tx, campaignId: number): Promise<void> {
  await tx.deleteFrom('sealed_forms').where('campaign_id', '=', campaignId).execute();
}
