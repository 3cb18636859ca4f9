import type { Deps } from '../../deps.ts';
import { builderScope, platformScope } from '../../kernel/scope.ts';
import { lockIfNeeded, neededKeys } from '../../store/survey/campaignKeys.ts';
import { type KeyName, textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { deriveBoxKeys } from './campaignKeys.ts';

/**
 * Destroys every key whose campaign was published, was deleted or has not been launched. Logs open campaigns whose key
 * is missing or doesn't belong to them, and throws: their forms can't be opened until the key is restored.
 */
export async function reconcileKeys(deps: Deps): Promise<void> {
  const needed = await deps.database.as(builderScope, neededKeys);
  const names = new Set(needed.map(({ name }) => textOfKeyName(name)));
  for (const name of await deps.keys.list()) {
    if (!names.has(textOfKeyName(name))) await destroyUnlessNeeded(deps, name);
  }
  const missing: string[] = [];
  for (const { name, publicKey } of needed) {
    const key = await deps.keys.read(name);
    const isOwn = key && deriveBoxKeys(deps.environment.secret, name, key).publicKey.equals(publicKey);
    if (!isOwn) missing.push(textOfKeyName(name));
  }
  if (missing.length === 0) return;
  deps.log.error({ keys: missing }, 'open campaigns have no key: restore it from its backup');
  throw new Error(`The keys of open campaigns are missing: ${missing.join(', ')}.`);
}

/** Another server may be launching the campaign, so its row stays locked until the key is destroyed. */
async function destroyUnlessNeeded({ database, keys }: Deps, name: KeyName): Promise<void> {
  await database.as(platformScope, async (tx) => {
    if (!(await lockIfNeeded(tx, name))) await keys.destroy(name);
  });
}
