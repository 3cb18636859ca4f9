import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reconcileKeys } from '../../../server/usecases/keys/reconcileKeys.ts';
import { moveSubmittedForms } from '../../../server/usecases/releasing/moveSubmittedForms.ts';
import { publishClosedCampaigns } from '../../../server/usecases/releasing/publishClosedCampaigns.ts';
import { textOfKeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { fillDataFolder } from '../../support/fillDataFolder.ts';
import { startProcess } from '../../support/serverProcess.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { microSurvey } from '../campaigns/testCampaigns.ts';
import { openOnDisk } from '../release/log/startOnDisk.ts';
import { cellsOf } from '../release/published.ts';
import { submitForms } from '../results/submitForms.ts';
import { killPoints } from './killPoints.ts';

const secret = randomBytes(24).toString('hex');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const listed = async (server: TestServer) => (await server.deps.keys.list()).map(textOfKeyName).sort();

/** The number of forms that are waiting, and of those that were moved. */
const countForms = (server: TestServer) =>
  Promise.all(
    (['waiting_forms', 'sealed_forms'] as const).map(
      async (table) => (await server.database.owner.selectFrom(table).select('id').execute()).length,
    ),
  );

test.each(killPoints)(
  'a server killed $point continues after its restart',
  async ({ point, status, keys, after }) => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-keys-'));
    folders.push(folder);
    await fillDataFolder(folder);
    const killed = startProcess({}, [
      '--import',
      'tsx',
      'tests/server/faults/killedServer.ts',
      folder,
      secret,
      point,
    ]);
    expect([await killed.ended, killed.output()]).toEqual([null, '']);

    const server = await openOnDisk(folder, { environment: { secret: Buffer.from(secret) } });
    const stored = await server.database.owner
      .selectFrom('benchmark_campaigns')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([stored.status, await listed(server)]).toEqual([status, keys]);
    await reconcileKeys(server.deps);
    expect(await listed(server)).toEqual(after);

    const { id, created_by } = stored;
    const admin = await server.signIn({ id: created_by ?? 0 });
    const toggle = (from: string) => microSurvey(admin, 'toggle-campaign-status', { campaign_id: id, from });
    if (status === 'draft') expect((await toggle('draft')).status).toBe(200);
    if (status !== 'closed') {
      await submitForms(server, id, 6);
      expect(await countForms(server)).toEqual([6, 0]);
      await moveSubmittedForms(server.deps);
      expect(await countForms(server)).toEqual([0, 6]);
      expect((await toggle('open')).status).toBe(200);
    }
    await publishClosedCampaigns(server.deps);
    expect((await cellsOf(server, id)).length).toBeGreaterThan(0);
    expect(await server.database.owner.selectFrom('responses').select('id').execute()).toHaveLength(6);
    expect(await listed(server)).toEqual(['audience-1']);
    await server.close();
  },
  120_000,
);
