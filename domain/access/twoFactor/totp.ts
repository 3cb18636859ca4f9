/** Time-based one-time passwords (RFC 6238): 6 digits, a new code every 30 seconds. The server's vault computes the codes. */
const secondsPerStep = 30;
/** The codes of the previous and the next step are also accepted, to tolerate inaccurate phone clocks. */
const toleratedSteps = 1;

/** Returns the number of the time step that contains a moment. */
export const timeStepOf = (now: Date): number => Math.floor(now.getTime() / 1_000 / secondsPerStep);

/** Returns the steps whose codes are accepted now. Steps up to `lastStep` have been used and are not accepted again. */
export function acceptedSteps(now: Date, lastStep: number): readonly number[] {
  const currentStep = timeStepOf(now);
  const steps = Array.from({ length: 2 * toleratedSteps + 1 }, (_, at) => currentStep - toleratedSteps + at);
  return steps.filter((step) => step > lastStep);
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in base 32 without padding (RFC 4648), the format in which authenticator apps accept keys. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/**
 * Returns the `otpauth://` URI shown as a QR code: account label and secret. Parameters at their default values are
 * left out.
 */
export function totpUri(product: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(product)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(product)}`;
}
