import { addDays, daysInMonth, formatIsoDay, parseIsoDay } from '../dates/days.ts';

export const certificateStatuses = ['valid', 'expired', 'revoked'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** Days before a certificate expires from which its person is reminded and can take the course again. */
export const renewalDays = 30;

interface CertificateDates {
  /** The last day on which it's valid; null if it doesn't expire. */
  readonly expires_on: string | null;
  readonly revoked_on: string | null;
}

/** Returns the last valid day of a certificate: the same day some months later, or the last of a shorter month. ISO dates. */
export function certificateExpiry(issuedOn: string, months: number | null): string | null {
  if (months === null) return null;
  const { year, month, day } = parseIsoDay(issuedOn);
  const total = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(total / 12), month: (total % 12) + 1 };
  return formatIsoDay({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** Returns the status of a certificate. The day it expires on still counts. */
export function certificateStatus(
  { expires_on, revoked_on }: CertificateDates,
  today: string,
): CertificateStatus {
  if (revoked_on !== null) return 'revoked';
  return expires_on !== null && expires_on < today ? 'expired' : 'valid';
}

/** Whether the person can take the course again for a new certificate: the old one expires soon, or has expired. */
export function canRenewCertificate({ expires_on, revoked_on }: CertificateDates, today: string): boolean {
  return revoked_on === null && expires_on !== null && expires_on <= addDays(today, renewalDays);
}
