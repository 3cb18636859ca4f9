import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export interface CampaignKeys {
  readonly public_key: Uint8Array;
  readonly wrapped_private_key: Uint8Array | null;
  readonly wrapped_attribute_key: Uint8Array | null;
}

export async function addKeys(tx: Tx, campaignId: number, keys: CampaignKeys): Promise<void> {
  await tx
    .insertInto('campaign_keys')
    .values({ campaign_id: campaignId, ...keys, attributes_until: null })
    .execute();
}

export async function publicKeyOf(tx: Tx, campaignId: number): Promise<Uint8Array> {
  const { public_key } = await tx
    .selectFrom('campaign_keys')
    .select('public_key')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return public_key;
}

/** The builder's keys; the private key is deleted once a campaign is closed. */
export async function findKeys(tx: Tx, campaignId: number): Promise<CampaignKeys | null> {
  const row = await tx
    .selectFrom('campaign_keys')
    .select(['public_key', 'wrapped_private_key', 'wrapped_attribute_key'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row ?? null;
}

export async function destroyPrivateKey(tx: Tx, campaignId: number, attributesUntil: string): Promise<void> {
  await tx
    .updateTable('campaign_keys')
    .set({ wrapped_private_key: null, attributes_until: attributesUntil })
    .where('campaign_id', '=', campaignId)
    .execute();
}

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
