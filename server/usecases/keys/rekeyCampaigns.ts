import { type Kysely, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { ConfigurationError } from '../../process/configurationError.ts';
import type { Tx } from '../../store/database.ts';
import { allFormTables, type FormTable, formTables } from '../../store/survey/submittedForms.ts';
import type { Tables } from '../../store/tables/tables.ts';
import { decrypt, deriveKey } from '../../vault/cipher.ts';
import { type KeyName, textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { createOpener, seal } from '../../vault/sealedBox.ts';
import { deriveBoxKeys } from './campaignKeys.ts';

/** A key that an older version stored in the database, encrypted with the server's secret. */
interface StoredKey {
  readonly kind: KeyName['kind'];
  readonly campaign_id: number;
  readonly wrapped_private_key: Uint8Array;
}

const keyTables = { campaign: 'campaign_keys', cycle: 'survey_keys' } as const;

const formsAtOnce = 500;

/** Identifies the lock held by the one server that replaces the keys. */
const rekeyLock = 7_403;

/**
 * Replaces the keys that an older version stored in the database and encrypts the submitted forms of these campaigns again, all in one
 * transaction. Returns the number of campaigns; 0 once it is done. An interrupted run is repeated.
 */
export async function rekeyCampaigns(deps: Pick<Deps, 'database' | 'environment' | 'keys'>): Promise<number> {
  const { owner, background } = deps.database;
  if (!(await hasKeysToReplace(owner))) return 0;
  const replaced = await owner.transaction().execute((tx) => replaceKeys(deps, tx));
  // The forms under the old keys are removed from the files of the tables.
  for (const table of allFormTables) await background.executeSql(`vacuum full ${table}`);
  await owner.transaction().execute(async (tx) => {
    await lockKeys(tx);
    await sql`drop table if exists keys_to_replace`.execute(tx);
  });
  return replaced;
}

const lockKeys = (tx: Tx) => sql`select pg_advisory_xact_lock(${rekeyLock})`.execute(tx);

async function hasKeysToReplace(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('keys_to_replace') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** Leaves the empty table `keys_to_replace`, so that an interrupted run repeats what follows. */
async function replaceKeys(deps: Pick<Deps, 'environment' | 'keys'>, tx: Tx): Promise<number> {
  await lockKeys(tx);
  if (!(await hasKeysToReplace(tx))) return 0;
  // A server of the older version that has read an old key stores its form first; later ones wait for the new key.
  await sql`lock table campaign_keys, survey_keys in access exclusive mode`.execute(tx);
  await sql`lock table ${sql.join(allFormTables.map((table) => sql.table(table)))} in exclusive mode`.execute(
    tx,
  );
  const { rows } = await sql<StoredKey>`select * from keys_to_replace order by kind, campaign_id`.execute(tx);
  for (const key of rows) await replaceKey(deps, tx, key);
  await sql`delete from keys_to_replace`.execute(tx);
  return rows.length;
}

async function replaceKey(
  deps: Pick<Deps, 'environment' | 'keys'>,
  tx: Tx,
  { kind, campaign_id: id, wrapped_private_key }: StoredKey,
): Promise<void> {
  const name = { kind, id };
  const open = createOpener(unwrap(deps, name, wrapped_private_key));
  const { publicKey } = deriveBoxKeys(deps.environment.secret, name, await deps.keys.create(name));
  await tx
    .updateTable(keyTables[kind])
    .set({ public_key: publicKey })
    .where('campaign_id', '=', id)
    .execute();
  const sealAnew = (box: Uint8Array) => seal(publicKey, open(box));
  await replaceBoxes(tx, formTables[kind].waiting, id, sealAnew);
  await replaceBoxes(tx, formTables[kind].sealed, id, sealAnew);
}

async function replaceBoxes(
  tx: Tx,
  table: FormTable,
  campaignId: number,
  sealAnew: (box: Uint8Array) => Buffer,
): Promise<void> {
  const ids = await tx
    .selectFrom(table)
    .select('id')
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute();
  for (let first = 0; first < ids.length; first += formsAtOnce) {
    const some = ids.slice(first, first + formsAtOnce).map((form) => form.id);
    const forms = await tx.selectFrom(table).select(['id', 'box']).where('id', 'in', some).execute();
    const resealed = forms.map(({ id, box }) => ({ id, box: sealAnew(box).toString('base64') }));
    await sql`
      update ${sql.table(table)} set box = decode(one.box, 'base64')
      from jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb) as one (id uuid, box text)
      where ${sql.table(table)}.id = one.id`.execute(tx);
  }
}

/** The purposes for which older versions derived the keys that encrypt the keys of campaigns. */
const oldPurposes = { campaign: 'campaign', cycle: 'survey campaign' } as const;

function unwrap({ environment }: Pick<Deps, 'environment'>, name: KeyName, wrapped: Uint8Array): Buffer {
  try {
    return decrypt(deriveKey(environment.secret, `${oldPurposes[name.kind]}:${name.id}`), wrapped);
  } catch (cause) {
    throw new ConfigurationError(
      `CAIRN_SECRET doesn't decrypt the key of ${textOfKeyName(name)}, so its forms can't be encrypted again. Start with the secret that was in use when it was launched.`,
      cause,
    );
  }
}
