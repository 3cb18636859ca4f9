import { isValidPhoneNumber } from 'libphonenumber-js/mobile';

/** Whether a value is a mobile number that can exist, in international form, or none. Some countries don't tell mobile numbers from others. */
export const isMobileNumber = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && isValidPhoneNumber(value));
