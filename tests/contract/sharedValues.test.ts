import { expect, test } from 'vitest';
import type { AnyObjectSchema, Schema } from 'yup';
import { toYupSchema } from '../../contract/call.ts';
import { callGroups } from '../../contract/callRegistry.ts';
import { id, optionalId } from '../../contract/sharedShapes.ts';
import * as values from '../../contract/values.ts';

interface SchemaInternals {
  readonly fields?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly internalTests: Readonly<Record<string, { readonly OPTIONS: { readonly message: unknown } }>>;
}
const internalsOf = (schema: Schema) => schema as object as SchemaInternals;

/** Adds a schema and those within it, each with the path of a field that has it. */
function collect(schema: Schema, path: string, found: Map<Schema, string>): void {
  if (found.has(schema)) return;
  found.set(schema, path);
  const { fields = {}, innerType } = internalsOf(schema);
  for (const [name, inner] of Object.entries(fields)) collect(inner, `${path}.${name}`, found);
  if (innerType) collect(innerType, `${path}[]`, found);
}

/** Equal for schemas that accept the same values and report the same problems. */
const keyOf = (schema: Schema) =>
  JSON.stringify([
    schema.describe(),
    schema.tests.map(({ OPTIONS }) => String(OPTIONS?.message)),
    Object.entries(internalsOf(schema).internalTests).map(([name, one]) => [
      name,
      String(one?.OPTIONS.message),
    ]),
    schema.transforms.map(String),
  ]);

test('calls share the schemas of common values, of which each takes about 3 kB of memory', () => {
  const schemas = new Map<Schema, string>();
  for (const { path, body, response } of Object.values(callGroups).flatMap((calls) => Object.values(calls)))
    for (const shape of [body, response]) collect(toYupSchema(shape) as AnyObjectSchema, path, schemas);
  expect(schemas.size).toBeGreaterThan(1_000);

  const common: readonly Schema[] = [...Object.values(values), id(), optionalId() as object as Schema];
  const shared = new Map(common.map((one) => [keyOf(one), one]));
  expect(shared.size).toBe(common.length);
  const isRepeated = (schema: Schema) => (shared.get(keyOf(schema)) ?? schema) !== schema;
  expect([...schemas].flatMap(([schema, path]) => (isRepeated(schema) ? [path] : []))).toEqual([]);
});
