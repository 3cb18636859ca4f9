import { isSchema, type Schema } from 'yup';

/** Properties of a yup schema that yup's types do not expose. */
interface SchemaInternals {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly innerType?: Schema;
  readonly conditions: readonly unknown[];
  readonly internalTests: Readonly<Record<string, YupTest | undefined>>;
  readonly tests: readonly YupTest[];
  readonly transforms: readonly ((
    this: Schema,
    value: unknown,
    original: unknown,
    schema: Schema,
  ) => unknown)[];
}
interface YupTest {
  readonly OPTIONS: {
    readonly test: (this: TestContext, value: unknown, context: TestContext) => unknown;
    readonly skipAbsent?: boolean;
  };
}
const internalsOf = (schema: Schema): SchemaInternals => schema as unknown as SchemaInternals;

/** Returned for a value that yup itself has to validate. */
export const notAccepted = Symbol('not accepted');

type Accept = (value: unknown) => unknown;

class NeedsYup extends Error {}
const needsYup = (): never => {
  throw new NeedsYup();
};

/** The context of a yup test, reduced to what depends on the value alone. */
class TestContext {
  readonly schema: Schema;
  constructor(schema: Schema) {
    this.schema = schema;
  }
  readonly resolve = (item: unknown): unknown => (isReference(item) ? needsYup() : item);
  readonly createError = needsYup;
  get parent(): never {
    return needsYup();
  }
  get from(): never {
    return needsYup();
  }
  get options(): never {
    return needsYup();
  }
  get originalValue(): never {
    return needsYup();
  }
}

const isReference = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && '__isYupRef' in item;

const accepted = new WeakMap<Schema, Accept>();

/**
 * Returns what `schema.validateSync(value, { stripUnknown: true })` returns, provided that validation only
 * drops fields that are not in the schema; otherwise `notAccepted`, also for every invalid value. Yup takes
 * many times as long, because it resolves the schema again for each value. The schema's own tests and
 * transforms are called, so the schema remains the only rule. Those that depend on more than their value are
 * left to yup.
 */
export function acceptUnchanged(schema: Schema, value: unknown): unknown {
  const accept = accepted.get(schema) ?? compile(schema);
  accepted.set(schema, accept);
  try {
    return accept(value);
  } catch {
    // Yup reports the errors of tests and transforms.
    return notAccepted;
  }
}

const leaveToYup: Accept = () => notAccepted;

function compile(schema: Schema): Accept {
  const { conditions, fields, innerType } = internalsOf(schema);
  if (conditions.length > 0 || schema.spec.strip) return leaveToYup;
  if (schema.type === 'object') return fields ? compileObject(schema, fields) : leaveToYup;
  if (schema.type === 'array') return innerType ? compileArray(schema, innerType) : leaveToYup;
  return isSingle.has(schema.type) ? compileChecks(schema) : leaveToYup;
}

const isSingle: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'mixed']);

/**
 * Compiles a schema into a check that accepts a value if every transform leaves it unchanged and it passes
 * every test.
 */
function compileChecks(schema: Schema): Accept {
  const { internalTests, tests, transforms } = internalsOf(schema);
  const context = new TestContext(schema);
  const checks = [...Object.values(internalTests), ...tests].flatMap((test) => test?.OPTIONS ?? []);
  return (value) => {
    if (value === undefined && schema.spec.default !== undefined) return notAccepted;
    for (const transform of transforms) {
      if (value !== undefined && transform.call(schema, value, value, schema) !== value) return notAccepted;
    }
    for (const { test, skipAbsent } of checks) {
      if (skipAbsent && (value === undefined || value === null)) continue;
      if (test.call(context, value, context) !== true) return notAccepted;
    }
    return value;
  };
}

function compileObject(schema: Schema, fields: Readonly<Record<string, unknown>>): Accept {
  if (!Object.values(fields).every(isSchema)) return leaveToYup;
  const acceptSelf = compileChecks(schema);
  const children = Object.entries(fields as Record<string, Schema>).map(
    ([name, field]) => [name, compile(field)] as const,
  );
  if (children.some(([, accept]) => accept === leaveToYup)) return leaveToYup;
  return (value) => {
    if (value === null) return acceptSelf(value);
    if (!isRecord(value)) return notAccepted;
    const read: Record<string, unknown> = {};
    for (const [name, accept] of children) {
      const one = accept(value[name]);
      if (one === notAccepted) return notAccepted;
      if (one !== undefined) read[name] = one;
    }
    return acceptSelf(read);
  };
}

function compileArray(schema: Schema, innerType: Schema): Accept {
  const acceptSelf = compileChecks(schema);
  const acceptItem = compile(innerType);
  if (acceptItem === leaveToYup) return leaveToYup;
  return (value) => {
    if (value === null) return acceptSelf(value);
    if (!Array.isArray(value)) return notAccepted;
    const read: unknown[] = [];
    for (const item of value) {
      const one = acceptItem(item);
      if (one === notAccepted) return notAccepted;
      read.push(one);
    }
    return acceptSelf(read);
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';
