import fc, { type Arbitrary } from 'fast-check';
import { bodiesWithOneChange } from './bodiesWithOneChange.ts';
import { brokenBodies, hostileKeys, hostileTexts, jsonOf } from './hostileValues.ts';
import type { JsonSchema, Operation, Parameter } from './operations.ts';
import { type KnownValues, oddValue, valueFor } from './schemaValues.ts';

/** One request; the target adds its sender. */
export interface FuzzRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const oddPathIds = [
  '0',
  '-1',
  '1e9',
  '1.5',
  '%00',
  '..',
  '%2e%2e',
  '99999999999999999999',
  'abc',
  '%F0%9F%92%A9',
  '%ff',
  '%zz',
  '1%0a',
  '__proto__',
  '1/../2',
  'x'.repeat(200),
];

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { accept: 'text/html;q=0.1, */*;q=bogus' },
  { accept: 'application/xml' },
  { accept: '' },
  { 'accept-language': `${'x-'.repeat(500)}` },
  { 'accept-encoding': 'br;q=0, gzip;q=1e9, *' },
  { 'accept-encoding': 'constructor' },
  { 'x-cairn-account': 'abc' },
  { 'x-cairn-account': '1e3' },
  { 'x-cairn-account': '-1' },
  { 'x-cairn-account': '99999999999' },
  { 'x-cairn-account': '1' },
  { 'x-cairn-account': '2' },
  { 'x-cairn-person': '__proto__' },
  { cookie: 'cairn_session=%00' },
  { cookie: 'cairn_session=%zz; __proto__=1; =; ;' },
  { cookie: `cairn_session=${'x'.repeat(4_000)}` },
  { origin: 'null' },
  { origin: 'http://evil.example' },
  { origin: 'not an address' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': 'x, 1.2.3.4, ::::' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '"x"' },
  { 'if-modified-since': 'never' },
  { range: 'bytes=5-1' },
  { 'user-agent': `${'('.repeat(2_000)}` },
];

const oddTypes = [
  'application/json; charset=utf-16',
  'application/json;charset="',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/json',
  'x',
  '',
];

/** Requests of one operation: from valid ones that reach the database to ones that no client would send. */
export function requestOf(
  operation: Operation,
  known: KnownValues,
  bodies: readonly object[],
): Arbitrary<FuzzRequest> {
  const plain = fc.constant({});
  const headers = fc.oneof(
    { weight: 8, arbitrary: plain },
    { weight: 1, arbitrary: fc.constantFrom(...oddHeaders) },
  );
  return fc
    .record({ url: urlOf(operation, known), headers, sent: bodyOf(operation, known, bodies) })
    .map(({ url, headers: more, sent: { type, text } }) => ({
      operation: operation.name,
      method: operation.method,
      url,
      headers: { ...(type === null ? {} : { 'content-type': type }), ...more },
      body: text,
    }));
}

interface Body {
  readonly type: string | null;
  readonly text: string | null;
}

function bodyOf(
  { method, body, rawTypes }: Operation,
  known: KnownValues,
  bodies: readonly object[],
): Arbitrary<Body> {
  if (rawTypes.length > 0) return rawBody(rawTypes);
  if (!body) return fc.constant({ type: null, text: null });
  const ofSchema = valueFor(body, known);
  const right =
    bodies.length === 0
      ? ofSchema
      : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...bodies) }, { weight: 1, arbitrary: ofSchema });
  const json = (value: Arbitrary<unknown>) =>
    value.map((one) => ({ type: 'application/json', text: jsonOf(one) }));
  const broken = fc.constantFrom(...brokenBodies).map((text) => ({ type: 'application/json', text }));
  const mistyped = fc
    .tuple(fc.constantFrom(...oddTypes), right)
    .map(([type, value]) => ({ type: type === '' ? null : type, text: jsonOf(value) }));
  return fc.oneof(
    { weight: 6, arbitrary: json(right) },
    { weight: 10, arbitrary: json(bodiesWithOneChange(right, body, known)) },
    { weight: 1, arbitrary: json(fc.oneof(oddValue(known), fc.array(oddValue(known), { maxLength: 3 }))) },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: method === 'POST' ? mistyped : json(right) },
  );
}

const rawTexts = [
  'email,first_name,last_name\nada@people.example,Ada,Miller\n',
  'email;first_name\n"unclosed',
  `email\n${','.repeat(5_000)}`,
  'PK\u0003\u0004 no workbook',
  '\0\0\0',
  '',
  'List-Unsubscribe=One-Click',
];

const rawBody = (types: readonly string[]): Arbitrary<Body> =>
  fc.record({
    type: fc.constantFrom(...types, 'application/json', 'text/plain', null),
    text: fc.constantFrom(...rawTexts),
  });

function urlOf({ path, parameters, answers }: Operation, known: KnownValues): Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const row = answers.get(200)?.items;
  const query = fc.tuple(...inQuery.map((parameter) => queryOf(parameter, known, row)));
  const odd = fc.constantFrom(
    '?',
    '?%',
    '?a[b]=1&a=2',
    '?__proto__=1',
    '?filter=1&filter=2',
    `?q=${'x'.repeat(5_000)}`,
  );
  const address = fc
    .tuple(...inPath.map(() => pathId(known)))
    .map((ids) => path.replace(/\{\w+\}/g, () => ids[0] ?? ''));
  const requests = query.map((parts) => {
    const given = parts.filter((part) => part !== null);
    return given.length === 0 ? '' : `?${given.join('&')}`;
  });
  const search = fc.oneof({ weight: 12, arbitrary: requests }, { weight: 1, arbitrary: odd });
  return fc.tuple(address, search).map(([at, more]) => at + more);
}

const pathId = ({ ids }: KnownValues): Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...oddPathIds) },
  );

function queryOf(
  { name, schema }: Parameter,
  known: KnownValues,
  row: JsonSchema | undefined,
): Arbitrary<string | null> {
  const right =
    readers[name]?.(known, Object.keys(row?.properties ?? { id: {} })) ??
    valueFor(schema, known, name).map(String);
  const odd = fc.oneof(fc.constantFrom(...hostileTexts, ...brokenBodies), oddValue(known).map(jsonOf));
  const text = fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: odd });
  return fc.oneof(
    { weight: 4, arbitrary: text.map((value) => `${name}=${queryText(value)}`) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

/** The limit keeps an address below what the HTTP server reads. */
const longestQueryText = 1_500;

/** An unpaired surrogate has no encoding; its bytes occur in no valid text. */
const queryText = (text: string): string =>
  encodeURIComponent(text.slice(0, longestQueryText).replace(/[\ud800-\udfff]/gu, '\u{e001}')).replaceAll(
    '%EE%80%81',
    '%ED%A0%80',
  );

type Reader = (known: KnownValues, fields: readonly string[]) => Arbitrary<string>;

/** The parameters of the ra-data-simple-rest dialect as valid JSON, and some invalid ones. */
const readers: Readonly<Record<string, Reader>> = {
  filter: (known, fields) => {
    const key = fc
      .tuple(
        fc.constantFrom(...fields, 'q', 'id'),
        fc.constantFrom('', '', '', '_gte', '_lte', '_gt', '_lt', '_x'),
      )
      .map(([field, ending]) => field + ending);
    const keys = fc.oneof(
      { weight: 8, arbitrary: key },
      { weight: 1, arbitrary: fc.constantFrom(...hostileKeys) },
    );
    const value = fc.oneof(valueFor({}, known), oddValue(known), fc.array(oddValue(known), { maxLength: 3 }));
    return fc.dictionary(keys, value, { maxKeys: 3, noNullPrototype: false }).map(jsonOf);
  },
  sort: (_known, fields) =>
    fc
      .tuple(fc.constantFrom('id', ...fields, ...hostileKeys), fc.constantFrom('ASC', 'DESC', 'asc', ''))
      .map(jsonOf),
  range: () =>
    fc
      .constantFrom(
        [0, 24],
        [0, 999],
        [0, 1_000],
        [5, 2],
        [1e9, 1e9 + 1],
        [2 ** 53, 2 ** 53],
        [0.5, 1],
        ['0', '9'],
      )
      .map(jsonOf),
};
