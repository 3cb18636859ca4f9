import type { Schema } from 'yup';

/** What yup keeps in a schema beside what its types name. */
interface Inside {
  readonly conditions?: readonly unknown[];
  readonly fields?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
}
const insideOf = (schema: Schema): Inside => schema as object;
/** What it sends hangs on nothing beside it. */
const isAlone = (schema: Schema): boolean => insideOf(schema).conditions?.length === 0;

type Sender = (value: unknown) => unknown;

const sending = { stripUnknown: true, assert: false } as const;

/**
 * Reads a schema once and answers what brings values into its shape: the same as `schema.cast(value, { stripUnknown: true,
 * assert: false })`, a field that is not named is dropped. Yup looks every value's schema up anew, which for the
 * thousands of numbers of one dashboard takes longer than finding them; so what the schema would leave as it is, is
 * recognised by its type alone, and yup is asked for the rest.
 */
export function serializerOf(schema: Schema): Sender {
  let sender: Sender | null = null;
  return (value) => {
    sender ??= read(schema);
    return sender(value);
  };
}

function read(schema: Schema): Sender {
  const cast: Sender = (value) => schema.cast(value, sending);
  if (!isAlone(schema)) return cast;
  const { type, transforms } = schema;
  const { fields, innerType } = insideOf(schema);
  if (type === 'object' && fields && transforms.length === 0) return readObject(fields, cast);
  if (type === 'array' && innerType && transforms.length === 0) return readArray(innerType, cast);
  const standsAlready = unchanged[type];
  if (!standsAlready || transforms.length > (type === 'mixed' ? 0 : 1)) return cast;
  return (value) => (standsAlready(value) ? value : cast(value));
}

/** Which values the one transform that each type brings along leaves alone. */
const unchanged: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string' || value === null,
  number: (value) => (typeof value === 'number' && !Number.isNaN(value)) || value === null,
  boolean: (value) => typeof value === 'boolean' || value === null,
  mixed: (value) => value !== undefined,
};

function readObject(fields: Readonly<Record<string, Schema>>, cast: Sender): Sender {
  // What looks at the values beside it, or is never sent, is left to yup, and the whole object with it.
  if (!Object.values(fields).every((field) => isAlone(field) && !field.spec.strip)) return cast;
  const readers = Object.entries(fields).map(([name, field]) => [name, read(field)] as const);
  return (value) => {
    if (!isRecord(value)) return cast(value);
    const sent: Record<string, unknown> = {};
    for (const [name, reader] of readers) {
      const one = reader(value[name]);
      if (one !== undefined) sent[name] = one;
    }
    return sent;
  };
}

function readArray(innerType: Schema, cast: Sender): Sender {
  const reader = read(innerType);
  return (value) => (Array.isArray(value) ? value.map(reader) : cast(value));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
