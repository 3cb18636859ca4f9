import fc, { type Arbitrary } from 'fast-check';
import {
  hostileNumbers,
  hostileTexts,
  nearlyTexts,
  nested,
  nestedObject,
  repeated,
} from './hostileValues.ts';
import type { JsonSchema } from './operations.ts';

/** Existing values of the product under test, so that requests pass validation. */
export interface KnownValues {
  readonly ids: readonly number[];
  /** Codes of links and tokens. */
  readonly codes: readonly string[];
  readonly emails: readonly string[];
}

const ordinaryTexts = [
  'Ada',
  'Harbour pilot',
  'Why?',
  'a',
  '0',
  '2',
  '2026-12-24',
  'Größe 🙂',
  'x'.repeat(80),
];
const uuids = ['00000000-0000-4000-8000-000000000000', '9b2f6c1e-7d0a-4c58-8a3e-2f5d1c4b6a70'];
const longestText = 100_000;
const longestArray = 1_000;

/** Values that the schema allows, including its limits. */
export function valueFor(schema: JsonSchema, known: KnownValues, name = ''): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, known, name)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, known, name);
    case 'integer':
    case 'number':
      return numberOf(schema, known);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return arrayOf(schema, known, name);
    case 'object':
      return schema.properties ? objectOf(schema, known) : fc.constant({});
    default:
      return fc.oneof(fc.constantFrom(...known.ids), fc.constantFrom<unknown>(...ordinaryTexts, true, null));
  }
}

function textOf({ format, minLength = 0, maxLength }: JsonSchema, known: KnownValues, name: string) {
  if (format === 'email') return fc.constantFrom(...known.emails, 'new.person@people.example');
  if (format === 'uuid') return fc.constantFrom(...uuids);
  const fitting = (text: string) => text.slice(0, maxLength).padEnd(minLength, 'x');
  const ordinary = fc.constantFrom(...ordinaryTexts, ...nearlyTexts).map(fitting);
  const bounds = [minLength, Math.min(maxLength ?? 40, longestText)].map((length) => 'x'.repeat(length));
  const mixedText = fc.oneof(
    { weight: 5, arbitrary: ordinary },
    { weight: 1, arbitrary: fc.constantFrom(...bounds) },
  );
  if (!/code|token|key/.test(name) || known.codes.length === 0) return mixedText;
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.codes) },
    { weight: 1, arbitrary: mixedText },
  );
}

function numberOf({ type, minimum, maximum }: JsonSchema, { ids }: KnownValues): Arbitrary<number> {
  const isWithin = (value: number) => value >= (minimum ?? value) && value <= (maximum ?? value);
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const ordinary = [1, 2, 3, 10, ...(type === 'integer' ? [] : [0.5])];
  return fc.constantFrom(...[...ids, ...ordinary, ...bounds].filter(isWithin), ...bounds.slice(0, 1), 1);
}

function arrayOf({ items = {}, minItems = 0, maxItems }: JsonSchema, known: KnownValues, name: string) {
  const maxLength = Math.min(Math.max(minItems, 4), maxItems ?? 4);
  return fc.array(valueFor(items, known, name), { minLength: minItems, maxLength });
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: KnownValues): Arbitrary<object> {
  const fields: Record<string, Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(properties)) fields[name] = valueFor(schema, known, name);
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Values beyond the limits of a schema: one too long, too many or too large. */
export function beyond(schema: JsonSchema | undefined): unknown {
  if (schema?.anyOf) return beyond(schema.anyOf.find(({ type }) => type !== 'null'));
  if (schema?.maxLength !== undefined) return 'x'.repeat(Math.min(schema.maxLength + 1, longestText));
  if (schema?.maxItems !== undefined) return repeated('1', Math.min(schema.maxItems + 1, longestArray));
  if (schema?.maximum !== undefined) return schema.maximum + 1;
  if (schema?.minimum !== undefined) return schema.minimum - 1;
  return repeated('[]', longestArray);
}

/** Values of every type, for fields where they are invalid. */
export const oddValue = (known: KnownValues): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown[]>(...hostileTexts),
    fc.constantFrom<unknown>(...nearlyTexts),
    fc.constantFrom<unknown>(...hostileNumbers),
    fc.constantFrom(...known.ids),
    fc.constantFrom<unknown>(null, true, false, {}, [], [null], [[[]]], [{}], { toString: 1 }, { length: 3 }),
    fc.constantFrom(
      nested(40),
      nested(700),
      nested(3_000),
      nestedObject(40),
      nestedObject(3_000),
      repeated('{}', 500),
    ),
  );
