import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createOutboundClient } from '../../../server/integrations/http/outboundClient.ts';
import { openFolderKeyStore } from '../../../server/vault/keyStore/folderKeyStore.ts';
import { type KeyStore, keyLength, parseKeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { createTransitKeyStore } from '../../../server/vault/keyStore/transitKeyStore.ts';
import { type FakeTransit, startFakeTransit } from '../../support/fakeTransit.ts';

const client = createOutboundClient({
  allowsPrivateAddresses: true,
  timeoutMs: 10_000,
  maxResponseBytes: 100_000,
});
const first = { kind: 'campaign', id: 7 } as const;
const second = { kind: 'cycle', id: 7 } as const;

let folder: string;
let transit: FakeTransit;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-keys-'));
  transit = await startFakeTransit();
});
afterAll(async () => {
  transit.close();
  await rm(folder, { recursive: true });
});

const transitStore = (installation: string = randomUUID(), now?: () => number) =>
  createTransitKeyStore(
    client,
    { url: transit.url, token: transit.token, mount: 'transit' },
    installation,
    now,
  );

describe.each<[string, () => Promise<KeyStore>]>([
  ['a folder', () => openFolderKeyStore(join(folder, randomUUID()), randomUUID())],
  ['a transit service', async () => transitStore()],
])('the key store in %s', (_where, open) => {
  test('creates, reads, lists and destroys keys', async () => {
    const store = await open();
    expect([await store.read(first), await store.has(first), await store.list()]).toEqual([null, false, []]);
    const key = await store.create(first);
    const other = await store.create(second);
    expect([key.length, other.length]).toEqual([keyLength, keyLength]);
    expect(key.equals(other)).toBe(false);
    expect(await store.read(first)).toEqual(key);
    expect(await store.has(first)).toBe(true);
    expect(new Set(await store.list())).toEqual(new Set([first, second]));
    await store.destroy(first);
    await store.destroy(first);
    expect([await store.read(first), await store.has(first), await store.list()]).toEqual([
      null,
      false,
      [second],
    ]);
    expect(await store.read(second)).toEqual(other);
    await store.close();
  });

  test('a key that is created again is a new one', async () => {
    const store = await open();
    const key = await store.create(first);
    expect((await store.create(first)).equals(key)).toBe(false);
    await store.close();
  });

  test('a key is created once by concurrent callers that need it, and stays', async () => {
    const store = await open();
    const keys = await Promise.all([1, 2, 3].map(() => store.obtain(first)));
    keys.push(await store.obtain(first), (await store.read(first)) ?? Buffer.alloc(0));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(keyLength);
    await store.close();
  });
});

test.each(['campaign-0', 'campaign-07', 'campaign-7x', '../campaign-7', 'other-7', 'campaign-99999999999'])(
  '"%s" is not the name of a key',
  (text) => expect(parseKeyName(text)).toBeNull(),
);

describe('the folder', () => {
  test('contains one file per campaign that only its owner can read, and nothing after its destruction', async () => {
    const own = join(folder, randomUUID());
    const store = await openFolderKeyStore(own, 'one');
    const key = await store.create(first);
    const file = join(own, 'campaign-7.key');
    expect(await readFile(file)).toEqual(key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(own)).mode & 0o777).toBe(0o700);
    await store.destroy(first);
    await store.close();
    expect(await readdir(own)).toEqual(['installation']);
  });

  test('that already exists is closed to other users', async () => {
    const own = join(folder, randomUUID());
    await mkdir(own, { mode: 0o755 });
    await (await openFolderKeyStore(own, 'one')).close();
    expect((await stat(own)).mode & 0o777).toBe(0o700);
  });

  test('of another database is refused, and its keys stay', async () => {
    const own = join(folder, randomUUID());
    const store = await openFolderKeyStore(own, 'one');
    const key = await store.create(first);
    await store.close();
    await expect(openFolderKeyStore(own, 'two')).rejects.toThrow('belong to another database');
    const again = await openFolderKeyStore(own, 'one');
    expect(await again.read(first)).toEqual(key);
    await again.close();
  });

  test('in use by another process is refused', async () => {
    const own = join(folder, randomUUID());
    await (await openFolderKeyStore(own, 'one')).close();
    await writeFile(join(own, 'keys.lock'), String(process.ppid));
    await expect(openFolderKeyStore(own, 'one')).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  test('loses unfinished files when it is opened, and reports a damaged key', async () => {
    const own = join(folder, randomUUID());
    await (await openFolderKeyStore(own, 'one')).close();
    await writeFile(join(own, 'campaign-8.key.new'), 'half a key');
    await writeFile(join(own, 'campaign-7.key'), 'damaged');
    const store = await openFolderKeyStore(own, 'one');
    expect(await readdir(own)).not.toContain('campaign-8.key.new');
    await expect(store.read(first)).rejects.toThrow('damaged');
    await store.close();
  });
});

describe('the transit service', () => {
  test('keeps the keys of other installations apart', async () => {
    const [one, two] = [transitStore(), transitStore()];
    const key = await one.create(first);
    expect(await two.list()).toEqual([]);
    await two.destroy(first);
    expect(await one.read(first)).toEqual(key);
  });

  test('is asked about an existing key at most once a minute', async () => {
    let time = 0;
    const store = transitStore(randomUUID(), () => time);
    await store.create(first);
    const before = transit.requests.length;
    time = 59_000;
    expect(await store.has(first)).toBe(true);
    expect(transit.requests).toHaveLength(before);
    time = 61_000;
    expect(await store.has(first)).toBe(true);
    expect(transit.requests).toHaveLength(before + 1);
  });

  test('is asked by a clock that does not depend on the date', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = transitStore();
    await store.create(first);
    const before = transit.requests.length;
    vi.setSystemTime(Date.now() + 120_000);
    expect(await store.has(first)).toBe(true);
    vi.useRealTimers();
    expect(transit.requests).toHaveLength(before);
  });

  test('that fails or refuses the token is an error without secrets, never a missing key', async () => {
    const store = transitStore();
    await store.create(first);
    transit.failWith(503);
    for (const attempt of [store.read(first), store.create(first), store.destroy(first), store.list()]) {
      await expect(attempt).rejects.toThrow('The key service responded with 503.');
    }
    transit.failWith(null);
    const service = { url: transit.url, token: 'wrong', mount: 'transit' };
    await expect(createTransitKeyStore(client, service, 'one').read(first)).rejects.toThrow(
      'The key service responded with 403.',
    );
  });
});
