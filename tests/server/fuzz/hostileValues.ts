/** A placeholder for raw JSON: numbers and nesting that no JavaScript value can represent. */
const mark = '\u{e000}';
const literal = (json: string): string => `${mark}${json}`;

/** A value as JSON text, with its raw JSON. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one) => (one === undefined ? null : one)).replace(
    new RegExp(`"${mark}((?:[^"\\\\]|\\\\.)*)"`, 'g'),
    (_match, json: string) => JSON.parse(`"${json}"`),
  );

/** Names that every object has, or that could end a text early. */
export const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'isPrototypeOf',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'length',
  '',
  'a\0b',
  '\ud800',
] as const;

export const hostileTexts = [
  '',
  ' ',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '👩‍👩‍👧‍👦'.repeat(30),
  '\u202etxt.exe\u202c',
  '\ufeff',
  '\u2028\u2029',
  'line\r\nbreak: yes',
  '＝1+1',
  '=HYPERLINK("x")',
  '<img src=x onerror=alert(1)>',
  "'; --",
  '%',
  '\\',
  '_%_%',
  '{{7*7}}',
  '../../../../etc/hosts',
  'x'.repeat(300),
  'x'.repeat(70_000),
  'ﬀ'.repeat(200),
  '((((((((((a+)+)+)+',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '١٢٣',
  'null',
  '[]',
  '{}',
  ...Object.getOwnPropertyNames(Object.prototype).slice(0, 4),
] as const;

/** Dates, times, time zones, addresses and keys that look valid and are at or beyond a limit. */
export const nearlyTexts = [
  '2026-12-01',
  '2026-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-12-01T09:00:00.000Z',
  '2026-12-01T25:61:61Z',
  '2026-12-01T09:00:00+99:99',
  '1969-12-31T23:59:60Z',
  'Europe/Berlin',
  'Mars/Olympus',
  'UTC',
  'GMT+25',
  'a@b.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  'a@b',
  '"a b"@c.example',
  'ä@ö.example',
  '00000000-0000-4000-8000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'https://cairn.example',
  'javascript:alert(1)',
  'http://[::1',
  'en',
  'de-DE-x-private',
  '123456',
] as const;

export const hostileNumbers = [
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  1e308,
  5e-324,
  literal('-0'),
  literal('1e400'),
  literal('0.1e-400'),
  literal('123456789012345678901234567890'),
] as const;

export const nested = (depth: number): string => literal('['.repeat(depth) + ']'.repeat(depth));
export const nestedObject = (depth: number): string =>
  literal(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
export const repeated = (json: string, times: number): string =>
  literal(`[${Array.from({ length: times }, () => json).join(',')}]`);

/** An object with an own key of any name, including `__proto__`. */
export function objectOf(entries: readonly (readonly [string, unknown])[]): object {
  const made: Record<string, unknown> = Object.create(null);
  for (const [key, value] of entries) made[key] = value;
  return made;
}

/** Bodies that are not JSON, or do not match their content type. */
export const brokenBodies = [
  '',
  '{',
  '{"a":1,}',
  '[1,2',
  '{"a":NaN}',
  '"text"',
  'null',
  '1',
  'true',
  '[]',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"a":1}{"b":2}',
  "{'a':1}",
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[[[[',
  'a=1&b=2',
  '<a/>',
] as const;
