import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js';
import type { Span } from '../../../domain/comments/span.ts';

/** A number without its country is read as one of these. */
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

const fewestDigits = 6;

/** Where a text holds a phone number. */
export function phonesIn(text: string): readonly Span[] {
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) < fewestDigits) return [];
  return countries.flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry }).map(({ startsAt, endsAt }) => ({
      start: startsAt,
      end: endsAt,
    })),
  );
}
