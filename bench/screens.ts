import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import fastify from 'fastify';
import { build } from 'vite';
import { compressFiles } from '../scripts/build/compressFiles.ts';
import {
  addBenchAccount,
  addSession,
  addUsers,
  createBenchDatabase,
  openBenchDatabase,
} from './benchDatabase.ts';
import { markWhenShown, measureFirstLoads, openSlowPhone, type PageLoad } from './slowPhone.ts';
import { withServer } from './withServer.ts';

const rows = { script: markWhenShown, selector: 'tbody tr td' };
const form = { script: markWhenShown, selector: 'input[type=email]' };

export interface ScreenLoads {
  readonly users: PageLoad;
  readonly signIn: PageLoad;
  /** The smallest react-admin app, with a list of the same number of rows that needs no request. */
  readonly smallest: PageLoad;
}

/**
 * Measures first loads of a list and of the sign-in page on a slow phone. Needs a build of the application in
 * `dist`.
 */
export async function measureScreens(): Promise<ScreenLoads> {
  const browser = await openSlowPhone();
  const benchDatabase = await createBenchDatabase('pglite');
  try {
    const database = await openBenchDatabase(benchDatabase);
    const { accountId, adminId } = await addBenchAccount(database);
    await addUsers(database, accountId, 1_000);
    const token = await addSession(database, adminId);
    await database.close();
    const smallest = await withSmallestApp((address) => measureFirstLoads(browser, { ...rows, address }));
    return await withServer('app', benchDatabase, async (origin) => ({
      smallest,
      users: await measureFirstLoads(browser, { ...rows, address: `${origin}/users`, token }),
      signIn: await measureFirstLoads(browser, { ...form, address: `${origin}/login` }),
    }));
  } finally {
    await browser.close();
    await benchDatabase.remove();
  }
}

/** Runs `work` with the smallest app, built by the same Vite and sent in the same way as the application. */
async function withSmallestApp<T>(work: (address: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'smallest-app-'));
  await build({
    configFile: false,
    root: 'bench/smallestApp',
    logLevel: 'error',
    plugins: [react(), compressFiles],
    build: { outDir: root, target: 'es2022', emptyOutDir: true },
  });
  const app = fastify();
  await app.register(fastifyStatic, { root, preCompressed: true });
  try {
    return await work(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  }
}
