import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js';
import type { TextSpan } from '../../../domain/comments/textSpans.ts';

/** The countries tried for numbers without a country code. */
const countries: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'NL',
  'PL',
  'SE',
  'PT',
  'ES',
  'IT',
  'IN',
  'JP',
  'BR',
];

/** At least six digits with few separators; shorter numbers aren't treated as phone numbers. */
const possiblePhone = /\p{Nd}(?:[\s()./+-]{0,3}\p{Nd}){5}/u;

/** Returns the positions of phone numbers in a text. */
export function findPhoneNumbers(text: string): readonly TextSpan[] {
  if (!possiblePhone.test(text)) return [];
  return countries.flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry }).map(({ startsAt, endsAt }) => ({
      start: startsAt,
      end: endsAt,
    })),
  );
}
