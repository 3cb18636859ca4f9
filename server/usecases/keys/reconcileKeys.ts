import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { builderScope, platformScope } from '../../kernel/scope.ts';
import { lockIfNeeded, neededKeys } from '../../store/survey/campaignKeys.ts';
import { type KeyName, textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { verifyKey } from './campaignKeys.ts';

/**
 * Destroys every key whose campaign was published, was deleted or has not been launched. Logs open campaigns whose key
 * is missing or doesn't belong to them, and throws: their forms can't be opened until the key is restored. A key that can't
 * be read or destroyed doesn't affect the others.
 */
export async function reconcileKeys(deps: Deps): Promise<void> {
  const needed = await deps.database.as(builderScope, neededKeys);
  const names = new Set(needed.map(({ name }) => textOfKeyName(name)));
  const stored = await deps.keys.list();
  const undestroyed = await processEach(deps, {
    items: stored.filter((name) => !names.has(textOfKeyName(name))),
    idsOf: ({ kind, id }) => ({ [kind]: id }),
    process: (name) => destroyUnlessNeeded(deps, name),
  });
  const missing: string[] = [];
  const unread = await processEach(deps, {
    items: needed,
    idsOf: ({ name: { kind, id } }) => ({ [kind]: id }),
    async process({ name, publicKey }) {
      if (!(await verifyKey(deps, name, publicKey))) missing.push(textOfKeyName(name));
    },
  });
  if (missing.length > 0) {
    deps.log.error({ keys: missing }, 'open campaigns have no key: restore it from its backup');
    throw new Error(`The keys of open campaigns are missing: ${missing.join(', ')}.`);
  }
  throwFirst([...undestroyed, ...unread]);
}

/** Another server may be launching the campaign, so its row stays locked until the key is destroyed. */
async function destroyUnlessNeeded({ database, keys }: Deps, name: KeyName): Promise<void> {
  await database.as(platformScope, async (tx) => {
    if (!(await lockIfNeeded(tx, name))) await keys.destroy(name);
  });
}
