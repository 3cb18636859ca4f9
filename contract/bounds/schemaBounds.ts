import type { Schema } from 'yup';
import { problemByType } from '../../resources/validate.ts';

/** The problem reported for a value that exceeds its bounds: a key of `locales/en/rules.ts`. */
export interface BoundsProblem {
  readonly problem: string;
  readonly params?: Readonly<Record<string, number>>;
}

/** The maximum size of a value. `otherwise` is the problem reported if the value has another JSON type. */
export type SchemaBounds =
  | {
      readonly kind: 'single';
      /** Maximum number of characters if the value is sent as text. */
      readonly characters: number;
      readonly bytes: number;
      readonly tooLong: BoundsProblem;
      readonly otherwise: string;
    }
  | {
      readonly kind: 'list';
      readonly items: SchemaBounds;
      readonly most: number;
      readonly tooMany: BoundsProblem;
      readonly otherwise: string;
    }
  | {
      readonly kind: 'object';
      readonly fields: ReadonlyMap<string, SchemaBounds>;
      readonly otherwise: string;
    }
  | (OpenBounds & { readonly kind: 'open'; readonly otherwise: string });

/** Bounds of a value without a schema, stated by `mixed().meta({ open })`. */
export interface OpenBounds {
  readonly bytes: number;
  readonly values: number;
  readonly names: number;
}

/** Internals of a yup schema that its types do not expose. */
interface SchemaInternals {
  readonly fields?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly internalTests?: { readonly typeError?: { readonly OPTIONS?: { readonly message?: unknown } } };
}

const internalsOf = (schema: Schema): SchemaInternals => schema as object;

/** Characters allowed in addition, because validation trims whitespace around a text. */
const whiteSpaceAllowance = 100;
/** Maximum JSON bytes of one UTF-16 unit, as in `\u00e9`; printable ASCII takes one byte. */
const bytesOfCharacter = 6;
/** yup tests that accept only ASCII text. */
const asciiTests = new Set(['email', 'uuid']);
const quotes = 2;
/** Maximum characters of a number in JavaScript notation, with whitespace around it. */
const maxNumberCharacters = 25;

const cachedBounds = new WeakMap<Schema, SchemaBounds>();

/** The bounds of a schema, cached; infinite where the schema sets no limit. */
export function schemaBoundsOf(schema: Schema): SchemaBounds {
  const read = cachedBounds.get(schema) ?? readBounds(schema);
  cachedBounds.set(schema, read);
  return read;
}

function readBounds(schema: Schema): SchemaBounds {
  const { fields, innerType } = internalsOf(schema);
  const otherwise = typeProblem(schema);
  const { open, items } = (schema.meta() ?? {}) as { open?: OpenBounds; items?: object };
  if (open) return { kind: 'open', ...open, otherwise };
  if (fields) {
    const children = Object.entries(fields).map(([name, field]) => [name, schemaBoundsOf(field)] as const);
    return { kind: 'object', fields: new Map(children), otherwise };
  }
  if (schema.type === 'array') {
    const [most, tooMany] = limitOf(schema, 'tooMany');
    const children = innerType ? schemaBoundsOf(innerType) : items ? id : unlimited;
    return { kind: 'list', items: children, most, tooMany, otherwise };
  }
  return readSingle(schema, otherwise);
}

const single = (
  characters: number,
  bytes: number,
  tooLong: BoundsProblem,
  otherwise: string,
): SchemaBounds => ({
  kind: 'single',
  characters,
  bytes,
  tooLong,
  otherwise,
});

const textLength = (value: unknown) => String(value).length;
const id = single(maxNumberCharacters, textLength(2 ** 31) + quotes, { problem: 'number' }, 'number');
const unlimited = single(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, { problem: 'tooLong' }, 'text');

function readSingle(schema: Schema, otherwise: string): SchemaBounds {
  const choices = schema.describe().oneOf.filter((choice) => choice !== undefined);
  if (choices.length > 0) {
    const longest = Math.max(...choices.map(textLength));
    const bytes = longest * (choices.every(isPlain) ? 1 : bytesOfCharacter) + quotes;
    return single(longest + whiteSpaceAllowance, bytes, { problem: 'choice' }, 'choice');
  }
  if (schema.type === 'number') {
    const bytes = isWhole(schema) ? bytesOfWhole(schema) : maxNumberCharacters;
    return single(maxNumberCharacters, bytes + quotes, { problem: 'number' }, otherwise);
  }
  if (schema.type === 'boolean')
    return single(maxNumberCharacters, maxNumberCharacters, { problem: 'yesNo' }, otherwise);
  const [most, tooLong] = schema.type === 'string' ? limitOf(schema, 'tooLong') : limitless;
  const characters = most + (schema.transforms.length > 1 ? whiteSpaceAllowance : 0);
  return single(characters, characters * bytesIn(schema) + quotes, tooLong, otherwise);
}

/** Maximum bytes per character of a text; `meta.bytesOfCharacter` overrides it. */
function bytesIn(schema: Schema): number {
  const { bytesOfCharacter: stated } = (schema.meta() ?? {}) as { bytesOfCharacter?: number };
  const isAscii = schema.tests.some(({ OPTIONS }) => asciiTests.has(OPTIONS?.name ?? ''));
  return stated ?? (isAscii ? 1 : bytesOfCharacter);
}

const isPlain = (choice: unknown) => /^[\x20-\x7e]*$/.test(String(choice));

const limitless = [Number.POSITIVE_INFINITY, { problem: 'tooLong' }] as const;
const isWhole = (schema: Schema) => schema.tests.some(({ OPTIONS }) => OPTIONS?.name === 'integer');

function bytesOfWhole(schema: Schema): number {
  const ends = schema.tests.flatMap(({ OPTIONS }) => [OPTIONS?.params?.min, OPTIONS?.params?.max]);
  return Math.max(...ends.map((end) => (end === undefined ? 1 : textLength(end))));
}

/** The `max` or `length` of a text or list, and the problem reported for longer values. */
function limitOf(schema: Schema, otherwise: string): readonly [number, BoundsProblem] {
  const limits = schema.tests.flatMap(({ OPTIONS }) => (OPTIONS?.params ? [OPTIONS] : []));
  const limit = limits.find(({ name }) => name === 'max' || name === 'length');
  const params = limit?.params as { max?: number; length?: number } | undefined; // The params of yup's own two tests.
  const problem = isProblemKey(limit?.message) ? limit.message : otherwise;
  if (params?.max !== undefined) return [params.max, { problem, params: { max: params.max } }];
  return [params?.length ?? Number.POSITIVE_INFINITY, { problem }];
}

const isProblemKey = (message: unknown): message is string =>
  typeof message === 'string' && /^\w+$/.test(message);

function typeProblem(schema: Schema): string {
  const message = internalsOf(schema).internalTests?.typeError?.OPTIONS?.message;
  return isProblemKey(message) ? message : (problemByType[schema.type] ?? 'unreadable');
}
