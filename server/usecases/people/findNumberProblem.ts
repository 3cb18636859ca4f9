import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

type NumberProblem = 'mobileNumber' | 'mobileNumberPrefix';

/**
 * Returns what is wrong with a normalized mobile number; null for a number that can exist and for none. Some countries don't tell mobile
 * numbers from others. A number has one spelling, without the digit that callers of the same country dial before it: messages are counted
 * per number, and providers refuse other spellings.
 */
export function findNumberProblem(value: unknown): NumberProblem | null {
  if (value === null) return null;
  const number = typeof value === 'string' ? parsePhoneNumberFromString(value) : undefined;
  if (!number?.isValid()) return 'mobileNumber';
  return number.number === value ? null : 'mobileNumberPrefix';
}
