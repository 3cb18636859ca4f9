import { expect, test } from 'vitest';
import { canonicalTimeZone, selectTimeZone } from '../../../domain/dates/timeZones.ts';

test('the first zone that exists is used, and UTC without any', () => {
  expect(selectTimeZone('Asia/Tokyo', 'Europe/Berlin')).toBe('Asia/Tokyo');
  expect(selectTimeZone(null, undefined, '', 'Mars/Olympus', 'Europe/Berlin')).toBe('Europe/Berlin');
  expect(selectTimeZone(null, 'not a zone')).toBe('UTC');
});

test('a zone written in several ways is one zone', () => {
  expect(canonicalTimeZone('america/NEW_york')).toBe('America/New_York');
  expect(canonicalTimeZone('Etc/GMT+12')).toBe('Etc/GMT+12');
});

test.each(['', '+05:00', '05:00', 'x'.repeat(65), 'Europe/Berlin; drop table', '../etc/passwd', '\u0000'])(
  'the name %j is no zone',
  (name) => {
    expect(canonicalTimeZone(name)).toBeNull();
  },
);

test('many unknown names neither fail nor displace the zones in use', () => {
  for (let index = 0; index < 5_000; index += 1)
    expect(canonicalTimeZone(`Nowhere/Place${index}`)).toBeNull();
  expect(canonicalTimeZone('Asia/Tokyo')).toBe('Asia/Tokyo');
});
