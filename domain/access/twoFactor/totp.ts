/** Time-based codes (RFC 6238): 6 digits, a new one every 30 seconds. The arithmetic of keys stands in the vault. */
const secondsAStep = 30;
/** Clocks of phones are off: the code before and the one after count as well. */
const tolerated = 1;

/** The number of the step a moment lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1_000 / secondsAStep);

/** Steps whose code is accepted now. One that is not above `lastStep` was used before and is accepted no more. */
export function acceptedSteps(now: Date, lastStep: number): readonly number[] {
  const middle = stepOf(now);
  const steps = Array.from({ length: 2 * tolerated + 1 }, (_, at) => middle - tolerated + at);
  return steps.filter((step) => step > lastStep);
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the letters apps take a key in (RFC 4648, base 32, no padding). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What the picture says to the app: whose key it is, and the key. What apps take for granted is left out. */
export function keyAddress(product: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(product)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(product)}`;
}
