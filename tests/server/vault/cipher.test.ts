import { hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, decryptJson, deriveKey, encrypt, encryptJson } from '../../../server/vault/cipher.ts';

test.each<[Uint8Array | string, string]>([
  ['a secret of more than thirty-two characters', 'draft'],
  ['', 'draft'],
  ['é'.repeat(100), 'device:7'],
  [Buffer.alloc(64, 7), 'forms:é'],
  [new Uint8Array(200), ''],
])('a key is derived as HKDF states', (secret, purpose) => {
  const stated = hkdfSync('sha256', Buffer.from(secret), Buffer.alloc(0), purpose, 32);
  expect(deriveKey(secret, purpose)).toEqual(Buffer.from(stated));
});

test('only the same key decrypts', () => {
  const sealed = encryptJson(deriveKey('one', 'draft'), { answers: 3 });
  expect(decryptJson(deriveKey('one', 'draft'), sealed)).toEqual({ answers: 3 });
  expect(() => decryptJson(deriveKey('two', 'draft'), sealed)).toThrow();
});

test('no nonce is used twice, and later ones do not change an encrypted text', () => {
  const key = deriveKey('one', 'draft');
  const text = Buffer.from('the same text');
  const sealed = Array.from({ length: 300 }, () => encrypt(key, text));
  expect(new Set(sealed.map((bytes) => bytes.toString('hex', 0, 12))).size).toBe(300);
  expect(sealed.map((bytes) => decrypt(key, bytes).toString())).toEqual(Array(300).fill('the same text'));
});

test('a shortened tag is refused, even if it is correct', () => {
  const key = deriveKey('one', 'draft');
  const sealed = encrypt(key, new Uint8Array());
  expect(decrypt(key, sealed)).toHaveLength(0);
  for (let length = 0; length < sealed.length; length += 1) {
    expect(() => decrypt(key, sealed.subarray(0, length)), `${length} bytes`).toThrow('truncated');
  }
});
