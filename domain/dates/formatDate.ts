/** Dates and times as people read them, in the browser, in emails and in documents. */

export type DateLength = 'long' | 'medium' | 'short';

/**
 * Returns the locale of a language's dates. English dates are day-month-year, as inputs are in every language (VAL-03). The calendar is
 * always the Gregorian one, in which dates are typed and exported.
 */
export const dateLocaleOf = (language: string): string =>
  `${/^en(-|$)/.test(language) ? 'en-GB' : language}-u-ca-gregory`;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, because creating one takes longer than using it a hundred times. */
function formatterOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(dateLocaleOf(language), options);
  formatters.set(key, known);
  return known;
}

/** Returns a moment with the given parts; in the time zone of the device if `options` name none. */
export const formatMoment = (
  moment: Date | string | number,
  language: string,
  options: Intl.DateTimeFormatOptions,
): string => formatterOf(language, options).format(new Date(moment));

/** Returns a calendar day (`2026-03-31`). It is formatted in UTC so that no time zone shifts it. */
export const formatDay = (day: string, language: string, length: DateLength = 'medium'): string =>
  formatMoment(day.slice(0, 10), language, { dateStyle: length, timeZone: 'UTC' });

/** Returns a moment in a zone with the name of the zone, for readers whose zone the page doesn't know. */
export const formatMomentInZone = (moment: Date | string, language: string, timeZone: string): string =>
  formatMoment(moment, language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });

const typedParts = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** Returns a calendar day as it is typed in a field of the language: `31/03/2026`, `31.03.2026` or `2026/03/31`. */
export const formatTypedDay = (day: string, language: string): string =>
  formatMoment(day, language, typedParts).replace(/\s/g, '').replace(/\.$/, '');

/** Whether dates of the language begin with the year. */
export const isYearFirst = (language: string): boolean =>
  formatterOf(language, typedParts).formatToParts(0)[0]?.type === 'year';
