import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../server/process/configurationError.ts';
import { readKeyStoreSettings } from '../../../server/vault/keyStore/keyStoreSettings.ts';

const embedded = { dataDir: '/data', databaseUrl: null };
const postgres = { dataDir: '/data', databaseUrl: 'postgres://cairn@db/cairn' };
const service = { KEY_SERVICE_URL: 'https://vault.example:8200/', KEY_SERVICE_TOKEN: 'token' };

test('keys are in a folder, on PostgreSQL only in one that is set', () => {
  expect(readKeyStoreSettings({}, embedded)).toEqual({ kind: 'folder', folder: '/data/keys' });
  expect(readKeyStoreSettings({ KEYS_DIR: '/keys' }, postgres)).toEqual({ kind: 'folder', folder: '/keys' });
  expect(() => readKeyStoreSettings({}, postgres)).toThrow(ConfigurationError);
});

test('a key service needs its URL and a token', () => {
  expect(readKeyStoreSettings(service, postgres)).toEqual({
    kind: 'transit',
    url: 'https://vault.example:8200',
    token: 'token',
    mount: 'transit',
    allowsPrivateAddresses: false,
  });
  expect(() => readKeyStoreSettings({ ...service, KEY_SERVICE_TOKEN: '' }, postgres)).toThrow(
    'KEY_SERVICE_TOKEN',
  );
  expect(() => readKeyStoreSettings({ ...service, KEYS_DIR: '/keys' }, postgres)).toThrow('not both');
});

test.each([
  'http://localhost:8200',
  'http://127.0.0.1:8200',
  'http://[::1]:8200',
  'https://vault.example/base',
])('the key service may be %s', (KEY_SERVICE_URL) =>
  expect(readKeyStoreSettings({ ...service, KEY_SERVICE_URL }, postgres)).toMatchObject({
    url: KEY_SERVICE_URL,
  }),
);

test.each([
  'http://vault.example:8200',
  'http://10.0.0.1:8200',
  'http://127.example.com',
  'http://localhost.example.com',
  'https://user:secret@vault.example',
  'https://vault.example?namespace=one',
  'https://vault.example/#one',
  'https://vault.example?',
  'ftp://vault.example',
  'vault.example',
])('the key service must not be %s', (KEY_SERVICE_URL) =>
  expect(() => readKeyStoreSettings({ ...service, KEY_SERVICE_URL }, postgres)).toThrow(
    'KEY_SERVICE_URL must look like',
  ),
);

test.each(['teams/transit', 'transit-2'])('the mount may be %s', (KEY_SERVICE_MOUNT) =>
  expect(readKeyStoreSettings({ ...service, KEY_SERVICE_MOUNT }, postgres)).toMatchObject({
    mount: KEY_SERVICE_MOUNT,
  }),
);

test.each(['/transit', 'transit/', '../sys', 'transit/../sys', 'transit?x', 'a b', 'a//b'])(
  'the mount must not be "%s"',
  (KEY_SERVICE_MOUNT) =>
    expect(() => readKeyStoreSettings({ ...service, KEY_SERVICE_MOUNT }, postgres)).toThrow(
      'KEY_SERVICE_MOUNT',
    ),
);
