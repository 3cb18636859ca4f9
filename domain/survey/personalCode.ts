/** Crockford's base 32: no letter that is easily read as a digit or another letter. */
export const personalCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 12 characters of 5 bits. */
export const personalCodeLength = 12;
const groupLength = 4;

/** Longer input can't be a code, however it is grouped. */
export const maxEnteredCodeLength = 40;

/** Reads a code as people type it: without regard to case, spaces, hyphens, and with O for 0, I and L for 1. */
export function normalizePersonalCode(entered: string): string {
  return entered
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Whether a normalized text has the form of a code. */
export function isPersonalCode(code: string): boolean {
  return code.length === personalCodeLength && [...code].every((char) => personalCodeAlphabet.includes(char));
}

/** Returns a code in groups of four, as it is printed. */
export function formatPersonalCode(code: string): string {
  return (code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
}

/** The PIN that respondents choose with the first use of their code. */
export const pinPattern = /^\d{4,8}$/;

/** Wrong PINs in a row after which a code no longer opens its survey. */
export const maxWrongPins = 10;
