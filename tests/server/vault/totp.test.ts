import { expect, test } from 'vitest';
import {
  codeOfStep,
  newFactorKey,
  newRecoveryCodes,
  openFactor,
  recoveryHash,
  sealFactor,
  stepOfCode,
} from '../../../server/vault/totp.ts';

const secret = Buffer.from('x'.repeat(48));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i equals RFC 6238, appendix B', (seconds, code) => {
  expect(codeOfStep(Buffer.from('12345678901234567890'), Math.floor(seconds / 30))).toBe(code);
});

test('a code matches only within the accepted time steps', () => {
  const key = newFactorKey();
  expect(stepOfCode(key, codeOfStep(key, 7), [6, 7, 8])).toBe(7);
  expect(stepOfCode(key, codeOfStep(key, 9), [6, 7, 8])).toBeNull();
  expect(stepOfCode(key, '', [6, 7, 8])).toBeNull();
});

test('a key is encrypted for one person only', () => {
  const key = newFactorKey();
  const sealed = sealFactor(secret, 1, key);
  expect(sealed.includes(key)).toBe(false);
  expect(openFactor(secret, 1, sealed)).toEqual(key);
  expect(() => openFactor(secret, 2, sealed)).toThrow();
});

test('ten different recovery codes are created and stored as hashes', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{12}$/);
  const [first = ''] = codes;
  expect(recoveryHash(secret, 1, first)).not.toBe(recoveryHash(secret, 2, first));
});
