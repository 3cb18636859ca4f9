import { expect, test } from 'vitest';
import { filesMatching, linesMatching } from './support/sources.ts';

/** The place itself, files that read the parts or names of dates and show none, and the survey page (compared in `translator.test.ts`). */
const exceptions = new Set([
  'domain/dates/formatDate.ts',
  'domain/dates/timeZones.ts',
  'domain/sessions/wallTime.ts',
  'domain/comments/findIdentifiers.ts',
  'src/respondent/translator.ts',
]);

const handMade = [
  /\btoLocale(Date|Time)?String\(/,
  /\bto(Date|UTC|Time|GMT)String\(/,
  // The zone of the device is a name, not a date.
  /\bIntl\.DateTimeFormat\((?!\)\.resolvedOptions)/,
  /split\('-'\)\s*\.(reverse|toReversed)\(\)/,
  /\.format\('(?!YYYY-MM-DD')[DMY/. -]+'\)/,
];

const sources = filesMatching(
  /^(domain|contract|resources|dataProviders|locales|src|server)\/.*\.tsx?$/,
).filter((file) => !exceptions.has(file));

test('PAGE-03 dates are formatted in one place, for the browser and the server', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(handMade.flatMap((pattern) => linesMatching(sources, pattern))).toEqual([]);
});
