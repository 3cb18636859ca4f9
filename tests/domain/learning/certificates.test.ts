import { expect, test } from 'vitest';
import {
  canRenewCertificate,
  certificateExpiry,
  certificateStatus,
} from '../../../domain/learning/certificates.ts';

test('a certificate is valid for whole months, up to the last day of a shorter month', () => {
  expect(certificateExpiry('2026-11-24', null)).toBeNull();
  expect(certificateExpiry('2026-11-24', 12)).toBe('2027-11-24');
  expect(certificateExpiry('2026-11-24', 1)).toBe('2026-12-24');
  expect(certificateExpiry('2026-12-31', 2)).toBe('2027-02-28');
  expect(certificateExpiry('2027-08-31', 6)).toBe('2028-02-29');
  expect(certificateExpiry('2026-12-15', 120)).toBe('2036-12-15');
});

test('a certificate counts on its last day, and never after it was revoked', () => {
  const status = (expires_on: string | null, revoked_on: string | null = null) =>
    certificateStatus({ expires_on, revoked_on }, '2026-11-24');
  expect([status(null), status('2026-11-24'), status('2026-11-23')]).toEqual(['valid', 'valid', 'expired']);
  expect(status(null, '2026-11-24')).toBe('revoked');
});

test('a certificate can be renewed from 30 days before it expires', () => {
  const canRenew = (expires_on: string | null, revoked_on: string | null = null) =>
    canRenewCertificate({ expires_on, revoked_on }, '2026-11-24');
  expect([canRenew('2026-12-24'), canRenew('2026-12-25'), canRenew('2025-01-01'), canRenew(null)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(canRenew('2026-12-24', '2026-11-01')).toBe(false);
});
