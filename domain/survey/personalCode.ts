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

/** The PIN that respondents choose when they begin. */
export const pinPattern = /^\d{6,8}$/;

/** PINs that people often choose, besides those that follow a rule. */
const commonPins: ReadonlySet<string> = new Set([
  '101010',
  '102030',
  '110110',
  '112233',
  '112358',
  '121314',
  '123321',
  '123654',
  '134679',
  '142536',
  '147258',
  '147369',
  '159357',
  '159753',
  '223344',
  '246810',
  '314159',
  '332211',
  '445566',
  '456456',
  '654123',
  '741852',
  '789456',
  '852456',
  '987456',
  '11223344',
  '12344321',
  '13579246',
  '14725836',
  '31415926',
]);

/** Whether a PIN is one of the first that others would try: a repeated or counted one, or a common one. */
export function isGuessablePin(pin: string): boolean {
  return isRepeated(pin) || isCounted(pin, 1) || isCounted(pin, -1) || commonPins.has(pin);
}

/** Repeats a group of at most half the digits, such as 222222, 121212 or 12341234. */
const isRepeated = (pin: string): boolean => /^(.{1,4}?)\1+$/.test(pin);

/** Counts up or down, also over 9 and 0. */
const isCounted = (pin: string, step: 1 | -1): boolean =>
  pin !== '' &&
  [...pin].every(
    (digit, index) => index === 0 || Number(digit) === (Number(pin[index - 1]) + step + 10) % 10,
  );

/**
 * How many PINs without a form may be entered with one code, at least; the server adds a secret number below `otherPinRange` for each code.
 * A guess then succeeds with at most one of 1,000 codes, and counting the PINs of others as well.
 */
export const leastOtherPins = 100;
export const otherPinRange = 900;
