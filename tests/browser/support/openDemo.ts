import { openDatabase } from '../../../server/store/database.ts';
import { createMemoryFileStore } from '../../support/memoryFileStore.ts';
import { createMemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { databaseOnServer } from '../../support/testDatabase.ts';
import { type LoadedDemo, loadDemoOnce } from './loadDemoOnce.ts';
import { type OpenProduct, openProduct } from './openProduct.ts';

/** Starts the product on a copy of the demo, which the whole test run loads once. */
export async function openDemo(siteFolder?: string): Promise<OpenProduct> {
  const demo = await loadDemoOnce();
  const keys = createMemoryKeyStore(demo.keys, demo.destroyedKeys);
  const product = await openProduct(siteFolder, {
    database: await copyOf(demo),
    environment: { secret: demo.secret },
    files: createMemoryFileStore(demo.files),
    keys,
  });
  return { ...product, createdKeys: keys.created };
}

function copyOf({ database }: LoadedDemo) {
  return database.kind === 'postgres'
    ? databaseOnServer(database.server, database.name)
    : openDatabase({ kind: 'memory', template: database.dump });
}
