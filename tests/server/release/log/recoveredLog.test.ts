import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveBoxKeys } from '../../../../server/usecases/keys/campaignKeys.ts';
import { moveSubmittedForms } from '../../../../server/usecases/releasing/moveSubmittedForms.ts';
import { deriveKey } from '../../../../server/vault/cipher.ts';
import { keyLength } from '../../../../server/vault/keyStore/keyStore.ts';
import { createOpener } from '../../../../server/vault/sealedBox.ts';
import { aCompany, anOpenCampaign, closeCampaign } from '../../campaigns/testCampaigns.ts';
import { submitForms } from '../../results/submitForms.ts';
import { readFiles, readLog } from './readDataFolder.ts';
import { readTransactions, relationNames } from './readTransactions.ts';
import { attempt, findBoxes, findKeyLike, openBoxes } from './recoverSecrets.ts';
import { engines, type ServerOnDisk, startOnDisk } from './startOnDisk.ts';

/** Number of people. The form of one of them is still waiting when the campaign closes. */
const people = 6;
const moved = people - 1;
/** The lengths of a key, of a private key, and of both after encryption. */
const keyLengths = [keyLength, 48, 60, 76];

describe.each(engines)('ANON-02 everything on the disk after a campaign was published with %s', (engine) => {
  let disk: ServerOnDisk;
  let name: { readonly kind: 'campaign'; readonly id: number };
  let key: Buffer;
  let contents: Buffer[];
  let boxes: Buffer[];
  let relations: ReadonlyMap<string, string>;

  beforeAll(async () => {
    disk = await startOnDisk(engine);
    const { server, folder, databaseFolder } = disk;
    const company = await aCompany(server, people);
    name = { kind: 'campaign', id: await anOpenCampaign(company.admin, { cuts: [] }) };
    await submitForms(server, name.id, moved);
    await moveSubmittedForms(server.deps);
    await submitForms(server, name.id, people - moved);
    key = (await server.deps.keys.read(name)) ?? Buffer.alloc(0);
    await closeCampaign(company.admin, name.id);
    relations = await relationNames(server.database);
    await server.close();
    contents = [await readLog(databaseFolder), ...(await readFiles(folder))];
    const open = createOpener(deriveBoxKeys(server.environment.secret, name, key).privateKey);
    boxes = findBoxes(contents).filter((box) => attempt(() => open(box)));
  }, 120_000);
  afterAll(() => disk?.remove());

  test('still contains every sealed form, which the destroyed key would open, and moved ones encrypted again', () => {
    expect(boxes).toHaveLength(people + moved);
  });

  test.runIf(engine === 'postgres')(
    'contains the move of the forms as a transaction that touches nothing about people',
    () => {
      const transactions = readTransactions(disk.databaseFolder, relations);
      const moves = transactions.filter((tables) => tables.has('sealed_forms') && !tables.has('responses'));
      expect(moves.map((tables) => [...tables].sort())).toEqual([
        ['benchmark_campaigns', 'sealed_forms', 'waiting_forms'],
      ]);
    },
  );

  test('contains no byte string that opens one with the secret of the server', () => {
    const { secret } = disk.server.environment;
    const wrapping = [`campaign:${name.id}`, 'campaign'].map((purpose) => deriveKey(secret, purpose));
    const candidates = findKeyLike(contents, keyLengths);
    expect(candidates.length).toBeGreaterThan(1_000);
    const toPrivateKeys = (bytes: Buffer) => [bytes, deriveBoxKeys(secret, name, bytes).privateKey];
    const opened = candidates.flatMap((bytes) => openBoxes(boxes, bytes, { wrapping, toPrivateKeys }));
    expect(opened).toHaveLength(0);
  }, 120_000);

  test.each(['latin1', 'hex', 'base64', 'base64url'] as const)(
    'contains the key nowhere as %s',
    (encoding) => {
      const { privateKey } = deriveBoxKeys(disk.server.environment.secret, name, key);
      expect(key).toHaveLength(keyLength);
      for (const bytes of [key, privateKey.subarray(-keyLength)]) {
        const text = Buffer.from(bytes.toString(encoding), encoding === 'latin1' ? 'latin1' : 'utf8');
        expect(contents.filter((content) => content.includes(text))).toHaveLength(0);
      }
    },
    120_000,
  );
});
