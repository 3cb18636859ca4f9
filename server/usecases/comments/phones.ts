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

/** Six digits with little between them; nothing shorter is called. */
const perhaps = /\p{Nd}(?:[\s()./+-]{0,3}\p{Nd}){5}/u;

/** Where a text holds a phone number. */
export function phonesIn(text: string): readonly Span[] {
  if (!perhaps.test(text)) return [];
  return countries.flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry }).map(({ startsAt, endsAt }) => ({
      start: startsAt,
      end: endsAt,
    })),
  );
}
