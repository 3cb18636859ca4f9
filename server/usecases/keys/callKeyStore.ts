import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import { type StoredKeyName, textOfKeyName } from '../../vault/keyStore/keyStore.ts';

/** Interrupts a transaction that needs a key, which is read after the transaction was rolled back (`withKeysRead`). */
export class KeyNotRead extends Error {
  override readonly name = 'KeyNotRead';
}

/** Logs a failure of the key store, which may be temporary. Throws `unavailable` instead. */
export async function callKeyStore<T>(
  { log }: Pick<Deps, 'log'>,
  name: StoredKeyName,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof KeyNotRead) throw error;
    log.error({ key: textOfKeyName(name), ...failureFacts(error) }, 'the key store failed');
    throw new Refusal('unavailable');
  }
}
