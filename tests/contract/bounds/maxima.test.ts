import { expect, test } from 'vitest';
import { object, type Schema, string } from 'yup';
import { contractRequests } from './contractBodies.ts';

interface Inside {
  readonly fields?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
}

const namesOf = (schema: Schema) => new Set(schema.tests.map(({ OPTIONS }) => OPTIONS?.name));

/** The paths of values without a maximum size: texts, lists, numbers and unstructured values. */
function unbounded(schema: Schema, path: string): string[] {
  const { fields, innerType } = schema as Inside; // Internal to yup and untyped.
  const names = namesOf(schema);
  const meta: Record<string, unknown> = schema.meta() ?? {};
  const isSized = names.has('max') || names.has('length');
  if (schema.describe().oneOf.length > 0) return [];
  switch (schema.type) {
    case 'boolean':
      return [];
    case 'string':
      return isSized ? [] : [`${path}: text without a maximum`];
    case 'number':
      return names.has('min') && names.has('max') ? [] : [`${path}: number without a range`];
    case 'array':
      return [
        ...(isSized ? [] : [`${path}: list without a maximum`]),
        ...(innerType
          ? unbounded(innerType, `${path}[]`)
          : meta.items
            ? []
            : [`${path}[]: unrestricted value`]),
      ];
    case 'object':
      return Object.entries(fields ?? {}).flatMap(([name, field]) => unbounded(field, `${path}.${name}`));
    default:
      return meta.open ? [] : [`${path}: unrestricted value`];
  }
}

test('every text, list and number that a client can send has a maximum', () => {
  expect(contractRequests.length).toBeGreaterThan(250);
  expect(contractRequests.flatMap(({ name, schema }) => unbounded(schema, name))).toEqual([]);
});

test('a text without a maximum is reported with its path', () => {
  const schema = object({ form: object({ title: string().max(9), note: string() }) });
  expect(unbounded(schema, 'call')).toEqual(['call.form.note: text without a maximum']);
});
