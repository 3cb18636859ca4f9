/** E.164: a plus sign, the country code and the number, at most 15 digits. */
const internationalNumber = /^\+[1-9]\d{6,14}$/;

/** Returns a number without what people write between its digits; `00` at the start becomes `+`, and the trunk prefix `(0)` is dropped. */
export const normalizeNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-‐-―/]/g, '')
    .replace(/^00/, '+');

/** Whether a normalized number has the international form. The server also checks that the number can exist and is a mobile one. */
export const isInternationalNumber = (text: string): boolean => internationalNumber.test(text);
