import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newDeviceToken, ownerOfDeviceToken } from '../../../server/vault/deviceTokens.ts';

const secret = randomBytes(48);

test('a token states for whom it was issued, and no two are alike', () => {
  const [one, other] = [newDeviceToken(secret, 7), newDeviceToken(secret, 7)];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(ownerOfDeviceToken(secret, one)).toBe(7);
  expect(ownerOfDeviceToken(secret, newDeviceToken(secret, 2_147_483_647))).toBe(2_147_483_647);
});

test.each([
  ['nothing', ''],
  ['random bytes', randomBytes(32).toString('base64url')],
  ['a short text', 'abc'],
  ['a long text', 'a'.repeat(4_000)],
  ['the token of another installation', newDeviceToken(randomBytes(48), 7)],
])('%s is not accepted', (_what, token) => {
  expect(ownerOfDeviceToken(secret, token)).toBeNull();
});

test('every byte is signed', () => {
  const bytes = Buffer.from(newDeviceToken(secret, 7), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(ownerOfDeviceToken(secret, changed.toString('base64url'))).toBeNull();
  }
});
