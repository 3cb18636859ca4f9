import type { JsonSchema, Operation } from '../../tests/server/fuzz/operations.ts';

/** A body of the maximum size, with a shape that is expensive to inspect. */
export interface Shape {
  readonly name: string;
  bodyOf(operation: Operation, bytes: number): string;
}

const repeated = (item: string, bytes: number): string =>
  item.repeat(Math.max(0, Math.floor(bytes / item.length) - 1));
const listOf = (item: string, bytes: number): string => `[${repeated(`${item},`, bytes)}${item}]`;
const nested = (open: string, close: string, bytes: number): string => {
  const depth = Math.floor(bytes / (open.length + close.length)) - 1;
  return open.repeat(depth) + close.repeat(depth);
};

/** Returns a shape for one field, placed in the operation's first list, or otherwise in its first field. */
const inField = (name: string, fill: (bytes: number) => string): Shape => ({
  name,
  bodyOf: (operation, bytes) => bodyWith(operation, (room) => fill(room), bytes),
});

export const worstShapes: readonly Shape[] = [
  inField('empty lists', (bytes) => listOf('[]', bytes)),
  inField('empty objects', (bytes) => listOf('{}', bytes)),
  inField('numbers', (bytes) => listOf('1', bytes)),
  inField('texts', (bytes) => listOf('"a@b"', bytes)),
  inField('deep lists', (bytes) => nested('[', ']', bytes)),
  inField('deep objects', (bytes) => nested('{"a":', '}', bytes).replace(':}', ':1}')),
  inField('one text', (bytes) => `"${'x'.repeat(bytes)}"`),
  inField('blanks', (bytes) => `"x${' '.repeat(bytes - 1)}x"`),
  inField('dots', (bytes) => `"a@${'a.'.repeat(bytes / 2)}"`),
  {
    name: 'keys',
    bodyOf: (operation, bytes) =>
      bodyWith(
        operation,
        (room) => `{${Array.from({ length: room / 13 }, (_, index) => `"k${index}":0`).join(',')}}`,
        bytes,
      ),
  },
  { name: 'right', bodyOf: rightBody },
];

/** The first id of people in the account other than the caller. */
const firstId = 100;

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
}

function bodyWith(operation: Operation, fill: (room: number) => string, bytes: number): string {
  const { before, after, fields } = surroundingsOf(operation);
  const field = fields.find(({ schema }) => plain(schema).type === 'array') ?? fields[0];
  const start = `${before}{"${field?.name ?? 'x'}":`;
  return `${start}${fill(Math.max(16, bytes - start.length - after.length - 16))}}${after}`;
}

/** Returns every list at its maximum length, or at the greatest length that the size allows, with valid entries. */
function rightBody(operation: Operation, bytes: number): string {
  const { before, after, fields } = surroundingsOf(operation);
  const room = Math.max(16, (bytes - 1_000) / Math.max(1, fields.length));
  const texts = fields.map(({ name, schema }) => `"${name}":${rightValue(schema, room, 1)}`);
  return `${before}{${texts.join(',')}}${after}`;
}

function rightValue(schema: JsonSchema, room: number, serial: number): string {
  const {
    type,
    format,
    maxLength,
    maxItems,
    maximum,
    minimum,
    items = {},
    properties = {},
    enum: choices,
  } = plain(schema);
  if (choices) return JSON.stringify(choices[0]);
  if (type === 'array') {
    const size = rightValue(items, 200, 1).length + 6;
    const length = Math.max(1, Math.min(maxItems ?? Number.POSITIVE_INFINITY, Math.floor(room / size)));
    return `[${Array.from({ length }, (_, index) => rightValue(items, size, index + 1)).join(',')}]`;
  }
  if (type === 'object') {
    const inner = Object.entries(properties);
    const share = room / Math.max(1, inner.length);
    return `{${inner.map(([name, one]) => `"${name}":${rightValue(one, share, serial)}`).join(',')}}`;
  }
  if (type === 'integer' || type === 'number')
    return String(Math.min(maximum ?? firstId + serial, Math.max(minimum ?? 1, firstId + serial)));
  if (type === 'boolean') return 'true';
  if (format === 'email') return `"person${serial}@bench.example"`;
  if (format === 'uuid') return '"00000000-0000-4000-8000-000000000000"';
  return `"${'x'.repeat(Math.max(1, Math.min(maxLength ?? 40, Math.floor(room) - 2)))}"`;
}

const plain = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type, enum: choices }) => type !== 'null' || choices) ?? schema;

/**
 * Returns the text before and after the fields of a body; legacy bodies wrap them in `actionName` and `data`.
 */
function surroundingsOf({ body }: Operation): { before: string; after: string; fields: readonly Field[] } {
  const fields = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({ name, schema }));
  const action = fields.find(({ name }) => name === 'actionName')?.schema.const;
  const data = fields.find(({ name }) => name === 'data');
  if (action === undefined) return { before: '', after: '', fields };
  if (!data) return { before: '', after: '', fields: fields.filter(({ name }) => name !== 'actionName') };
  const inner = Object.entries(data.schema.properties ?? {}).map(([name, schema]) => ({ name, schema }));
  return { before: `{"actionName":"${action}","data":`, after: '}', fields: inner };
}
