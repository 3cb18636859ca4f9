import type { Schema } from 'yup';

/** Properties of a yup schema that yup's types do not expose. */
interface SchemaInternals {
  readonly conditions?: readonly unknown[];
  readonly fields?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
}
const internalsOf = (schema: Schema): SchemaInternals => schema as object;
/** Whether the schema does not depend on sibling values. */
const isIndependent = (schema: Schema): boolean => internalsOf(schema).conditions?.length === 0;

type Serialize = (value: unknown) => unknown;

const castOptions = { stripUnknown: true, assert: false } as const;

/**
 * Compiles a schema into a serializer that equals `schema.cast(value, { stripUnknown: true, assert: false
 * })`: fields that are not in the schema are dropped. Yup resolves the schema again for each value, which
 * takes longer than the queries for a dashboard with thousands of numbers. Values that the schema would not
 * change are therefore recognized by their type, and only the others are passed to yup.
 */
export function compileSerializer(schema: Schema): Serialize {
  let sender: Serialize | null = null;
  return (value) => {
    sender ??= compile(schema);
    return sender(value);
  };
}

function compile(schema: Schema): Serialize {
  const cast: Serialize = (value) => schema.cast(value, castOptions);
  if (!isIndependent(schema)) return cast;
  const { type, transforms } = schema;
  const { fields, innerType } = internalsOf(schema);
  if (type === 'object' && fields && transforms.length === 0) return compileObject(fields, cast);
  if (type === 'array' && innerType && transforms.length === 0) return compileArray(innerType, cast);
  const isUnchanged = isUnchangedByType[type];
  if (!isUnchanged || transforms.length > (type === 'mixed' ? 0 : 1)) return cast;
  return (value) => (isUnchanged(value) ? value : cast(value));
}

/** The values that the default transform of each type leaves unchanged. */
const isUnchangedByType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string' || value === null,
  number: (value) => (typeof value === 'number' && !Number.isNaN(value)) || value === null,
  boolean: (value) => typeof value === 'boolean' || value === null,
  mixed: (value) => value !== undefined,
};

function compileObject(fields: Readonly<Record<string, Schema>>, cast: Serialize): Serialize {
  // Objects with fields that depend on siblings or are stripped are passed to yup as a whole.
  if (!Object.values(fields).every((field) => isIndependent(field) && !field.spec.strip)) return cast;
  const readers = Object.entries(fields).map(([name, field]) => [name, compile(field)] as const);
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

function compileArray(innerType: Schema, cast: Serialize): Serialize {
  const reader = compile(innerType);
  return (value) => (Array.isArray(value) ? value.map(reader) : cast(value));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
