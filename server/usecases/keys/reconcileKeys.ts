import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { builderScope, platformScope } from '../../kernel/scope.ts';
import { listPayAccounts, lockIfPayStored } from '../../store/pay/payAccounts.ts';
import { isRosterExpected, removeExpiredRosters, rosterIds } from '../../store/releasing/audienceRosters.ts';
import { listNeededKeys, lockIfNeeded } from '../../store/survey/campaignKeys.ts';
import { type StoredKeyName, textOfKeyName } from '../../vault/keyStore/keyStore.ts';
import { comparedSince } from '../releasing/rosters.ts';
import { verifyKey } from './campaignKeys.ts';

/**
 * Destroys every key whose campaign was published, was deleted or has not been launched, and every audience
 * that was stored for 400 days, with its key (R24), and the keys of accounts without pay projects. Logs open campaigns whose key is missing or
 * doesn't belong to them, and throws: their forms can't be opened until the key is restored. A key that can't be read
 * or destroyed doesn't affect the others.
 */
export async function reconcileKeys(deps: Deps): Promise<void> {
  const needed = await deps.database.as(builderScope, listNeededKeys);
  const audiences = await deps.database.as(builderScope, async (tx) => {
    await removeExpiredRosters(tx, comparedSince(today(deps.clock)));
    return rosterIds(tx);
  });
  const audienceKeys = audiences.map((id) => ({ kind: 'audience', id }) as const);
  const payAccounts = await deps.database.as(platformScope, listPayAccounts);
  const payKeys = payAccounts.map(({ id, hasFiles }) => ({ name: { kind: 'pay', id } as const, hasFiles }));
  const names = new Set(
    [...needed.map(({ name }) => name), ...audienceKeys, ...payKeys.map(({ name }) => name)].map(
      textOfKeyName,
    ),
  );
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
  const storedNames = new Set(stored.map(textOfKeyName));
  const unopened = audienceKeys.map(textOfKeyName).filter((name) => !storedNames.has(name));
  if (unopened.length > 0) {
    deps.log.error({ keys: unopened }, 'audiences have no key, so results wait: restore it from its backup');
    throw new Error(`The keys of audiences are missing: ${unopened.join(', ')}.`);
  }
  const lost = payKeys
    .filter(({ hasFiles }) => hasFiles)
    .map(({ name }) => textOfKeyName(name))
    .filter((name) => !storedNames.has(name));
  if (lost.length > 0) {
    deps.log.error({ keys: lost }, 'pay files have no key: restore it from its backup');
    throw new Error(`The keys of pay files are missing: ${lost.join(', ')}.`);
  }
  throwFirst([...undestroyed, ...unread]);
}

/**
 * Destroys a key unless it has become needed since the list was read. The campaign's row stays locked until
 * the key is destroyed, because a launch creates the key in its transaction. The key of an audience is
 * created before closing, so it is kept as long as the campaign is open. After closing, it is never
 * needed again once its audience has been removed. The key of pay files is only created for an existing project.
 */
async function destroyUnlessNeeded({ database, keys }: Deps, name: StoredKeyName): Promise<void> {
  if (name.kind === 'audience') {
    const isNeeded = await database.as(builderScope, (tx) => isRosterExpected(tx, name.id));
    if (!isNeeded) await keys.destroy(name);
    return;
  }
  if (name.kind === 'pay') {
    await database.as(platformScope, async (tx) => {
      if (!(await lockIfPayStored(tx, name.id))) await keys.destroy(name);
    });
    return;
  }
  await database.as(platformScope, async (tx) => {
    if (!(await lockIfNeeded(tx, name))) await keys.destroy(name);
  });
}
