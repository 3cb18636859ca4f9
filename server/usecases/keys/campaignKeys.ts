import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import type { Tx } from '../../store/database.ts';
import { addPublicKey, publicKeyOf } from '../../store/survey/campaignKeys.ts';
import { deriveKey } from '../../vault/cipher.ts';
import { type KeyName, textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { type BoxKeys, boxKeysFrom } from '../../vault/sealedBox.ts';

type KeyDeps = Pick<Deps, 'environment' | 'keys'>;

/** Neither the server's secret nor the key store alone opens a form. */
export function deriveBoxKeys(secret: Buffer, name: KeyName, key: Buffer): BoxKeys {
  return boxKeysFrom(deriveKey(Buffer.concat([secret, key]), `forms:${textOfKeyName(name)}`));
}

/**
 * Creates the key of a campaign that is being launched. It is in the key store before the transaction commits; if the
 * transaction fails, `reconcileKeys` destroys it.
 */
export async function createCampaignKey(deps: KeyDeps, tx: Tx, name: KeyName): Promise<void> {
  const { publicKey } = deriveBoxKeys(deps.environment.secret, name, await deps.keys.create(name));
  await addPublicKey(tx, name, publicKey);
}

/** The key that seals the forms of an open campaign. Throws `unavailable` if nothing could open them. */
export async function readSealingKey(deps: Deps, tx: Tx, name: KeyName): Promise<Uint8Array> {
  if (!(await deps.keys.has(name))) {
    deps.log.error(
      { key: textOfKeyName(name) },
      'a form was refused because the key of its campaign is missing',
    );
    throw new Refusal('unavailable');
  }
  return publicKeyOf(tx, name);
}

/** The key that opens the forms of a campaign. Throws `server_error` if it is missing, as after the release. */
export async function readOpeningKey(deps: KeyDeps, name: KeyName): Promise<Buffer> {
  const key = await deps.keys.read(name);
  if (!key) throw new Refusal('server_error');
  return deriveBoxKeys(deps.environment.secret, name, key).privateKey;
}

/** Destroys the key of a campaign after the commit that made it useless. A failure is repeated by the job. */
export async function destroyCampaignKey(deps: Deps, name: KeyName): Promise<void> {
  try {
    await deps.keys.destroy(name);
  } catch (error) {
    deps.log.error({ key: textOfKeyName(name), ...failureFacts(error) }, 'a key could not be destroyed');
    await deps.jobs.wake('destroy-keys');
  }
}
