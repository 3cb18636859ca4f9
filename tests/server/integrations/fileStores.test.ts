import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFileName, type FileStore } from '../../../server/integrations/files/fileStore.ts';
import { readFileStoreSettings } from '../../../server/integrations/files/fileStoreSettings.ts';
import { openFolderFileStore } from '../../../server/integrations/files/folderFileStore.ts';
import { createS3FileStore } from '../../../server/integrations/files/s3FileStore.ts';
import { signS3Request } from '../../../server/integrations/files/signS3Request.ts';
import { createOutboundClient } from '../../../server/integrations/http/outboundClient.ts';
import { ConfigurationError } from '../../../server/process/configurationError.ts';
import { type FakeS3, startFakeS3 } from '../../support/fakeS3.ts';

let folder: string;
let s3: FakeS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-files-'));
  s3 = await startFakeS3();
});
beforeEach(() => {
  s3.requests.length = 0;
  s3.failures.length = 0;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const client = createOutboundClient({
  allowsPrivateAddresses: true,
  timeoutMs: 2_000,
  maxResponseBytes: 2_000_000,
});
const openS3 = (changes: Partial<FakeS3['service']> = {}) =>
  createS3FileStore(client, { ...s3.service, ...changes }, { pauses: [1, 1] });
const stores: Readonly<Record<string, () => Promise<FileStore>>> = {
  folder: () => openFolderFileStore(folder),
  s3: async () => openS3(),
};
/** Bytes that aren't text, of the largest size. */
const content = { bytes: randomBytes(1024 * 1024), mediaType: 'image/png' };

describe.each(Object.keys(stores))('a file store of the kind %s', (kind) => {
  let store: FileStore;
  beforeAll(async () => {
    store = (await stores[kind]?.()) as FileStore; // The kinds are the keys.
  });

  test('returns the bytes that were stored, also a second time, until the file is deleted', async () => {
    const name = createFileName();
    expect(await store.read(name)).toBeNull();
    await store.put(name, content);
    await Promise.all([store.put(name, content), store.put(name, content)]);
    expect((await store.read(name))?.equals(content.bytes)).toBe(true);
    await store.remove(name);
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
  });

  test.each(['../secret', 'a/b', '', '..', `${'a'.repeat(39)}/`, 'A'.repeat(40), `${'a'.repeat(40)}\n`])(
    'refuses the name %j',
    async (name) => {
      await expect(store.read(name)).rejects.toThrow('not the name');
      await expect(store.put(name, content)).rejects.toThrow('not the name');
      await expect(store.remove(name)).rejects.toThrow('not the name');
    },
  );
});

test('the files of a folder can be read by their owner only, and no unfinished file remains', async () => {
  const own = await mkdtemp(join(tmpdir(), 'cairn-files-'));
  const store = await openFolderFileStore(join(own, 'deep', 'files'));
  const name = createFileName();
  await store.put(name, content);
  expect(await readdir(join(own, 'deep', 'files'))).toEqual([name]);
  expect((await stat(join(own, 'deep', 'files', name))).mode & 0o077).toBe(0);
  await rm(own, { recursive: true });
});

test('a folder that can’t be used stops the start and says what to set', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await expect(openFolderFileStore(file)).rejects.toThrow(/Set FILES_DIR/);
  await expect(openFolderFileStore(file)).rejects.toBeInstanceOf(ConfigurationError);
});

describe('a bucket', () => {
  test('gets the type of the file, below the bucket', async () => {
    const name = createFileName();
    await openS3().put(name, content);
    expect(s3.types.get(`/cairn-files/${name}`)).toBe('image/png');
  });

  test('can be the first label of the host', async () => {
    const urls: string[] = [];
    const service = { ...s3.service, endpoint: 'https://s3.example', addressing: 'host' } as const;
    const store = createS3FileStore(async ({ url }) => {
      urls.push(url);
      return { status: 404, body: '', bytes: Buffer.alloc(0), retryAfterSeconds: null };
    }, service);
    const name = createFileName();
    await store.read(name);
    expect(urls).toEqual([`https://cairn-files.s3.example/${name}`]);
  });

  test('is asked three times if it fails for a moment, and then the failure is reported', async () => {
    const name = createFileName();
    s3.failures.push(503, 500);
    await openS3().put(name, content);
    expect(s3.requests).toHaveLength(3);
    s3.failures.push(503, 503, 503);
    await expect(openS3().read(name)).rejects.toThrow('responded with 503');
  });

  test('with a wrong key is refused at once, without the key in the error', async () => {
    const store = openS3({ secretAccessKey: 'wrong-secret' });
    await expect(store.put(createFileName(), content)).rejects.toThrow(
      /^The file service responded with 403\.$/,
    );
    expect(s3.requests).toHaveLength(1);
  });

  test('that can’t be reached is an error, not a missing file', async () => {
    const store = openS3({ endpoint: 'http://127.0.0.1:9' });
    await expect(store.read(createFileName())).rejects.toThrow('unreachable');
  });
});

test('a request is signed like the example in the documentation of the protocol', () => {
  const { authorization } = signS3Request(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
      bytes: new Uint8Array(),
      now: new Date('2013-05-24T00:00:00Z'),
    },
    {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  );
  expect(authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

describe('the settings', () => {
  const s3Variables = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_REGION: 'eu-1',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('are a folder next to the database by default, another folder, or a bucket', () => {
    expect(readFileStoreSettings({}, '/data')).toEqual({ kind: 'folder', folder: '/data/files' });
    expect(readFileStoreSettings({ FILES_DIR: '/files' }, '/data')).toEqual({
      kind: 'folder',
      folder: '/files',
    });
    expect(readFileStoreSettings(s3Variables, '/data')).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example',
      bucket: 'files',
      addressing: 'path',
      region: 'eu-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      allowsPrivateAddresses: false,
    });
  });

  test.each([
    [{ S3_BUCKET: 'files' }, 'Set S3_ENDPOINT together with S3_BUCKET.'],
    [{ ...s3Variables, FILES_DIR: '/files' }, 'Set FILES_DIR or S3_ENDPOINT, not both.'],
    [{ ...s3Variables, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT must look like'],
    [{ ...s3Variables, S3_ENDPOINT: 'https://key@s3.example' }, 'S3_ENDPOINT must look like'],
    [{ ...s3Variables, S3_REGION: '' }, 'Set S3_REGION together with S3_ENDPOINT.'],
    [{ ...s3Variables, S3_ADDRESSING: 'dns' }, 'S3_ADDRESSING must be path or host.'],
    [{ ...s3Variables, S3_BUCKET: '../other' }, 'S3_BUCKET must be the name of a bucket'],
  ])('%o stop the start: %s', (variables, message) => {
    expect(() => readFileStoreSettings(variables, '/data')).toThrow(message);
    expect(() => readFileStoreSettings(variables, '/data')).toThrow(ConfigurationError);
  });
});
