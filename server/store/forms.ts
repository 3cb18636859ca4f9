import type { Tx } from './database.ts';

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

/** The builder's keys; the private one is gone once a campaign is closed. */
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

/** A finished form, or feedback: without person, link, number or time. The database draws the random id. */
export async function handIn(
  tx: Tx,
  campaignId: number,
  kind: 'answers' | 'feedback',
  sealed: Uint8Array,
): Promise<void> {
  await tx.insertInto('sealed_forms').values({ campaign_id: campaignId, kind, sealed }).execute();
}

export async function sealedForms(
  tx: Tx,
  campaignId: number,
  kind: 'answers' | 'feedback',
): Promise<Uint8Array[]> {
  const rows = await tx
    .selectFrom('sealed_forms')
    .select('sealed')
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ sealed }) => sealed);
}

export async function removeSealedForms(tx: Tx, campaignId: number): Promise<void> {
  await tx.deleteFrom('sealed_forms').where('campaign_id', '=', campaignId).execute();
}
