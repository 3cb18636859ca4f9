import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import type { Tx } from '../../store/database.ts';
import { addPublicKey, publicKeyOf } from '../../store/survey/campaignKeys.ts';
import { deriveKey } from '../../vault/cipher.ts';
import {
  type KeyName,
  type KeyStore,
  type StoredKeyName,
  textOfKeyName,
} from '../../vault/keyStore/keyStore.ts';
import { type BoxKeys, boxKeysFrom } from '../../vault/sealedBox.ts';
import { callKeyStore } from './callKeyStore.ts';

type KeyDeps = Pick<Deps, 'environment' | 'keys' | 'log'>;

/** Derives the key pair from both the server's secret and the key store, so that neither alone opens a form. */
export function deriveBoxKeys(secret: Buffer, name: KeyName, key: Buffer): BoxKeys {
  return boxKeysFrom(deriveKey(Buffer.concat([secret, key]), `forms:${textOfKeyName(name)}`));
}

/**
 * Creates the key of a campaign that is being launched. It is in the key store before the transaction commits; if the
 * transaction fails, `reconcileKeys` destroys it. Throws `unavailable` if the key store fails.
 */
export async function createCampaignKey(deps: KeyDeps, tx: Tx, name: KeyName): Promise<void> {
  const key = await callKeyStore(deps, name, () => deps.keys.create(name));
  const { publicKey } = deriveBoxKeys(deps.environment.secret, name, key);
  await addPublicKey(tx, name, publicKey);
}

/** Returns the key that seals the forms of an open campaign. Throws `unavailable` if nothing could open them. */
export async function readSealingKey(deps: KeyDeps, tx: Tx, name: KeyName): Promise<Uint8Array> {
  const publicKey = await publicKeyOf(tx, name);
  const isUsable = await callKeyStore(
    deps,
    name,
    async () =>
      (await deps.keys.has(name)) && (isVerified(deps, name, publicKey) || verifyKey(deps, name, publicKey)),
  );
  if (isUsable) return publicKey;
  const facts = { key: textOfKeyName(name) };
  deps.log.error(facts, 'a form was refused because the key of its campaign is missing or another one');
  throw new Refusal('unavailable');
}

/** Returns the key that opens the forms of a campaign. Throws `unavailable` if it is missing, as after the release. */
export async function readOpeningKey(deps: KeyDeps, name: KeyName): Promise<Buffer> {
  const key = await callKeyStore(deps, name, () => deps.keys.read(name));
  if (key) return deriveBoxKeys(deps.environment.secret, name, key).privateKey;
  deps.log.error({ key: textOfKeyName(name) }, 'the key of a campaign is missing');
  throw new Refusal('unavailable');
}

/**
 * Public keys whose private keys were found in a key store, so that forms don't require repeated requests to
 * a key service.
 */
const verifiedKeys = new WeakMap<KeyStore, Map<string, Uint8Array>>();

function isVerified({ keys }: KeyDeps, name: KeyName, publicKey: Uint8Array): boolean {
  const verified = verifiedKeys.get(keys)?.get(textOfKeyName(name));
  return verified !== undefined && Buffer.from(publicKey).equals(verified);
}

/** Whether the key in the key store opens what this public key sealed. */
export async function verifyKey(
  { environment, keys }: KeyDeps,
  name: KeyName,
  publicKey: Uint8Array,
): Promise<boolean> {
  const key = await keys.read(name);
  const isOwn = key !== null && deriveBoxKeys(environment.secret, name, key).publicKey.equals(publicKey);
  const verified = verifiedKeys.get(keys) ?? new Map<string, Uint8Array>();
  verifiedKeys.set(keys, verified);
  if (isOwn) verified.set(textOfKeyName(name), publicKey);
  else verified.delete(textOfKeyName(name));
  return isOwn;
}

/** Destroys the key of a campaign after the transaction that made it obsolete was committed. If that fails, the job tries again. */
export async function destroyCampaignKey(deps: Deps, name: StoredKeyName): Promise<void> {
  try {
    await deps.keys.destroy(name);
  } catch (error) {
    deps.log.error({ key: textOfKeyName(name), ...failureFacts(error) }, 'a key could not be destroyed');
    await deps.jobs.wake('destroy-keys');
  }
}
