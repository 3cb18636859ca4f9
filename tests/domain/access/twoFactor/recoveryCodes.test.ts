import { describe, expect, test } from 'vitest';
import {
  codePattern,
  formatRecoveryCode,
  isRecoveryCode,
  normalizeCode,
} from '../../../../domain/access/twoFactor/recoveryCodes.ts';
import { acceptedSteps, base32, timeStepOf, totpUri } from '../../../../domain/access/twoFactor/totp.ts';

describe('a typed recovery code', () => {
  test.each(['123456', '123 456', ' 123456 ', 'abcd-efgh-jkmn', 'ABCD EFGH JKMN', 'abcdefghjkmn'])(
    '"%s" has a valid format',
    (typed) => expect(codePattern.test(typed)).toBe(true),
  );
  test.each(['12345', '1234567', 'abcd-efgh', 'abcd-efgh-jkm1', "' or 1=1", ''])(
    '"%s" has an invalid format',
    (typed) => expect(codePattern.test(typed)).toBe(false),
  );
  test('is compared without case, spaces and dashes', () => {
    expect(normalizeCode(' ABCD-efgh jkmn ')).toBe('abcdefghjkmn');
    expect(isRecoveryCode(normalizeCode('abcd-efgh-jkmn'))).toBe(true);
    expect(isRecoveryCode(normalizeCode('123 456'))).toBe(false);
    expect(formatRecoveryCode('abcdefghjkmn')).toBe('abcd-efgh-jkmn');
  });
});

describe('time steps', () => {
  const now = new Date('2026-11-21T09:00:10Z');
  const step = timeStepOf(now);
  test('last 30 seconds', () => {
    expect(timeStepOf(new Date('2026-11-21T09:00:29.999Z'))).toBe(step);
    expect(timeStepOf(new Date('2026-11-21T09:00:30Z'))).toBe(step + 1);
  });
  test('are accepted one before and one after the current one', () => {
    expect(acceptedSteps(now, 0)).toEqual([step - 1, step, step + 1]);
  });
  test('cannot be reused, and neither can earlier ones', () => {
    expect(acceptedSteps(now, step)).toEqual([step + 1]);
    expect(acceptedSteps(now, step + 1)).toEqual([]);
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" in base 32 is %s (RFC 4648, section 10, without padding)', (text, expected) => {
  expect(base32(new TextEncoder().encode(text))).toBe(expected);
});

test('the URI of a key has product and person, escaped', () => {
  const address = new URL(totpUri('Cairn & Co', 'ann+x@people.example', 'MZXW6'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Cairn & Co:ann+x@people.example');
  expect(address.searchParams.get('secret')).toBe('MZXW6');
  expect(address.searchParams.get('issuer')).toBe('Cairn & Co');
});
