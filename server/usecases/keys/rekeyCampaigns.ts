import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { ConfigurationError } from '../../process/configurationError.ts';
import type { Database, Tx } from '../../store/database.ts';
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

const tables = {
  campaign: { keys: 'campaign_keys', forms: 'sealed_forms' },
  cycle: { keys: 'survey_keys', forms: 'sealed_ratings' },
} as const;

const formsAtOnce = 500;

/**
 * Replaces the keys that an older version stored in the database and seals the submitted forms of these campaigns anew,
 * all in one transaction. Returns the number of campaigns; 0 once it is done. An interrupted run is repeated.
 */
export async function rekeyCampaigns(deps: Pick<Deps, 'database' | 'environment' | 'keys'>): Promise<number> {
  if (!(await hasKeysToReplace(deps.database))) return 0;
  const replaced = await deps.database.owner.transaction().execute(async (tx) => {
    const { rows } = await sql<StoredKey>`select * from keys_to_replace order by kind, campaign_id`.execute(
      tx,
    );
    for (const key of rows) await replaceKey(deps, tx, key);
    await sql`drop table keys_to_replace`.execute(tx);
    return rows.length;
  });
  // The forms under the old keys are removed from the files of the tables.
  for (const { forms } of Object.values(tables)) {
    await deps.database.background.executeSql(`vacuum full ${forms}`);
  }
  return replaced;
}

async function hasKeysToReplace({ background }: Database): Promise<boolean> {
  const { rows } = await background.executeSql("select to_regclass('keys_to_replace') is not null as found");
  return rows[0]?.found === true;
}

async function replaceKey(
  deps: Pick<Deps, 'environment' | 'keys'>,
  tx: Tx,
  { kind, campaign_id: id, wrapped_private_key }: StoredKey,
): Promise<void> {
  const name = { kind, id };
  const open = createOpener(unwrap(deps, name, wrapped_private_key));
  const { publicKey } = deriveBoxKeys(deps.environment.secret, name, await deps.keys.create(name));
  const { keys, forms } = tables[kind];
  await tx.updateTable(keys).set({ public_key: publicKey }).where('campaign_id', '=', id).execute();
  const ids = await tx.selectFrom(forms).select('id').where('campaign_id', '=', id).orderBy('id').execute();
  for (let first = 0; first < ids.length; first += formsAtOnce) {
    const some = ids.slice(first, first + formsAtOnce).map((form) => form.id);
    const sealed = await tx.selectFrom(forms).select(['id', 'sealed']).where('id', 'in', some).execute();
    const resealed = sealed.map((form) => ({
      id: form.id,
      box: seal(publicKey, open(form.sealed)).toString('base64'),
    }));
    await sql`
      update ${sql.table(forms)} set sealed = decode(one.box, 'base64')
      from jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb) as one (id uuid, box text)
      where ${sql.table(forms)}.id = one.id`.execute(tx);
  }
}

/** The purposes for which older versions derived the keys that encrypt the keys of campaigns. */
const oldPurposes = { campaign: 'campaign', cycle: 'survey campaign' } as const;

function unwrap({ environment }: Pick<Deps, 'environment'>, name: KeyName, wrapped: Uint8Array): Buffer {
  try {
    return decrypt(deriveKey(environment.secret, `${oldPurposes[name.kind]}:${name.id}`), wrapped);
  } catch (cause) {
    throw new ConfigurationError(
      `CAIRN_SECRET doesn't decrypt the key of ${textOfKeyName(name)}, so its forms can't be sealed anew. Start with the secret under which it was launched.`,
      cause,
    );
  }
}
