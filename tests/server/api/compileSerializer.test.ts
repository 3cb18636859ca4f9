import { expect, test } from 'vitest';
import { array, boolean, number, object, type Schema, type SchemaDescription, string } from 'yup';
import { toYupSchema } from '../../../contract/call.ts';
import { callGroups, legacyFiles } from '../../../contract/callRegistry.ts';
import { compileSerializer } from '../../../server/api/compileSerializer.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';

type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
};

const answers: readonly [string, Schema][] = [
  ...Object.values(callGroups).flatMap((group) => Object.values(group)),
  ...Object.values(legacyFiles).flatMap(({ actions }) => Object.values(actions)),
].map((served) => ['path' in served ? served.path : served.actionName, toYupSchema(served.response)]);

/** What a handler might return by mistake instead of a value. */
const strange: readonly unknown[] = [
  undefined,
  null,
  '',
  ' 7 ',
  'true',
  7.5,
  Number.NaN,
  false,
  new Date(0),
  [],
  ['a', 3],
  {},
  { unnamed: 1 },
];

/** A value of roughly the described shape, with extra fields and sometimes another type. */
function about({ type, fields, innerType }: Described, next: () => number): unknown {
  if (next() < 0.1) return strange[Math.floor(next() * strange.length)];
  if (fields) {
    const named = Object.entries(fields).map(([name, field]) => [name, about(field, next)]);
    return { ...Object.fromEntries(named), unnamed: 'secret', also: { unnamed: 'secret' } };
  }
  if (type === 'array') {
    return Array.from({ length: Math.floor(next() * 4) }, () => (innerType ? about(innerType, next) : 1));
  }
  return type === 'number' ? Math.floor(next() * 100) : type === 'boolean' ? next() < 0.5 : 'words';
}

test.each(answers)('%s serializes a value exactly as its contract parses it', (_path, schema) => {
  const { next } = seededRandom(7);
  const send = compileSerializer(schema);
  const described = schema.describe() as Described;
  for (let round = 0; round < 8; round += 1) {
    const value = about(described, next);
    expect(send(value)).toEqual(schema.cast(value, { stripUnknown: true, assert: false }));
  }
});

test('omits fields that are missing from the contract, at any depth', () => {
  const send = compileSerializer(object({ people: array(object({ name: string() }).required()) }));
  expect(send({ people: [{ name: 'Ada', salary: 9 }], note: 'x' })).toEqual({ people: [{ name: 'Ada' }] });
});

test('applies the defaults and transformations of the contract', () => {
  const shape = {
    name: string().trim(),
    open: boolean().default(true),
    place: number().transform((at) => at + 1),
  };
  const value = { name: ' Ada ', place: 1 };
  expect(compileSerializer(object(shape))(value)).toEqual({ name: 'Ada', open: true, place: 2 });
});

test('supports fields that are never sent and fields that depend on another field', () => {
  const send = compileSerializer(
    object({
      name: string(),
      hidden: string().strip(),
      other: string().when('name', ([name], it) => it.default(name)),
    }),
  );
  expect(send({ name: 'Ada', hidden: 'x' })).toEqual({ name: 'Ada', other: 'Ada' });
});

test('does not modify its input', () => {
  const row = Object.freeze({ name: 'Ada', salary: 9 });
  expect(compileSerializer(object({ name: string() }))(row)).toEqual({ name: 'Ada' });
  expect(row).toEqual({ name: 'Ada', salary: 9 });
});
