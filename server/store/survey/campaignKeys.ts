import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import type { Tx } from '../database.ts';

/** Stores the key that seals the forms of a campaign. The key that opens them is never in the database. */
export async function addPublicKey(tx: Tx, { kind, id }: KeyName, publicKey: Uint8Array): Promise<void> {
  const keys = { campaign_id: id, public_key: publicKey };
  if (kind === 'campaign') await tx.insertInto('campaign_keys').values(keys).execute();
  else await tx.insertInto('survey_keys').values(keys).execute();
}

export async function publicKeyOf(tx: Tx, { kind, id }: KeyName): Promise<Uint8Array> {
  const { public_key } = await tx
    .selectFrom(kind === 'campaign' ? 'campaign_keys' : 'survey_keys')
    .select('public_key')
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  return public_key;
}

interface NeededKey {
  readonly name: KeyName;
  readonly publicKey: Uint8Array;
}

/** Returns the keys of campaigns that are open or not published yet. */
export async function listNeededKeys(tx: Tx): Promise<NeededKey[]> {
  const campaigns = await tx
    .selectFrom('campaign_keys')
    .innerJoin('benchmark_campaigns', 'benchmark_campaigns.id', 'campaign_keys.campaign_id')
    .leftJoin('release_runs', 'release_runs.campaign_id', 'campaign_keys.campaign_id')
    .select(['campaign_keys.campaign_id', 'public_key'])
    .where((where) =>
      where.or([
        where('benchmark_campaigns.status', '=', 'open'),
        where.and([where('release_runs.campaign_id', 'is not', null), where('ended_at', 'is', null)]),
      ]),
    )
    .orderBy('campaign_keys.campaign_id')
    .execute();
  const cycles = await tx
    .selectFrom('survey_keys')
    .innerJoin('survey_campaigns', 'survey_campaigns.id', 'survey_keys.campaign_id')
    .select(['campaign_id', 'public_key'])
    .where('status', '=', 'open')
    .orderBy('campaign_id')
    .execute();
  const keysOf = (kind: KeyName['kind'], rows: typeof cycles) =>
    rows.map(({ campaign_id, public_key }) => ({ name: { kind, id: campaign_id }, publicKey: public_key }));
  return [...keysOf('campaign', campaigns), ...keysOf('cycle', cycles)];
}

/**
 * Whether a campaign is open or not published yet. Locks its row, so that it isn't launched before the transaction
 * ends.
 */
export async function lockIfNeeded(tx: Tx, { kind, id }: KeyName): Promise<boolean> {
  const campaign = await tx
    .selectFrom(kind === 'campaign' ? 'benchmark_campaigns' : 'survey_campaigns')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (campaign?.status === 'open') return true;
  if (!campaign || kind === 'cycle') return false;
  const run = await tx
    .selectFrom('release_runs')
    .select('campaign_id')
    .where('campaign_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return run !== undefined;
}
