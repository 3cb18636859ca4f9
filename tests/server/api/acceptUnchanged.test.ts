import { expect, test } from 'vitest';
import {
  array,
  number,
  object,
  ref,
  type Schema,
  type SchemaDescription,
  string,
  ValidationError,
} from 'yup';
import { toYupSchema } from '../../../contract/call.ts';
import { surveyCalls } from '../../../contract/v2/survey.ts';
import { acceptUnchanged, notAccepted } from '../../../server/api/acceptUnchanged.ts';
import { seededRandom } from '../../../server/seed/demoRandom.ts';
import { contractRequests } from '../../contract/bounds/contractBodies.ts';

type Described = SchemaDescription & {
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described;
};

const uuid = '0b5e1a52-7c3f-4d0e-9a43-2f5d6c1b7e90';
const strange: readonly unknown[] = [
  undefined,
  null,
  '',
  ' 7 ',
  'x'.repeat(20_001),
  -1,
  7.5,
  2 ** 40,
  Number.NaN,
  false,
  'true',
  [],
  [1, 'a'],
  {},
  { unnamed: 1 },
];
const plain: readonly unknown[] = ['words', uuid, 'a@b.example', '2026-11-23', 'a b', '07:30', 'https://a.b'];

/** A value of roughly the described shape, with an extra field and sometimes another type. */
function about(described: Described, next: () => number): unknown {
  const { type, fields, innerType, oneOf } = described;
  const one = (values: readonly unknown[]) => values[Math.floor(next() * values.length)];
  if (next() < 0.08) return one(strange);
  if (fields) {
    const named = Object.entries(fields).map(([name, field]) => [name, about(field, next)]);
    return Object.assign(Object.create(null), Object.fromEntries(named), next() < 0.5 ? { unnamed: 1 } : {});
  }
  if (type === 'array') {
    return Array.from({ length: Math.floor(next() * 5) }, () => (innerType ? about(innerType, next) : 1));
  }
  if (oneOf.length > 0) return one(oneOf);
  if (type === 'number') return Math.floor(next() * 9);
  return type === 'boolean' ? next() < 0.5 : one(plain);
}

function validate(schema: Schema, value: unknown): unknown {
  try {
    return schema.validateSync(value, { abortEarly: false, stripUnknown: true, disableStackTrace: true });
  } catch (error) {
    if (error instanceof ValidationError) return notAccepted;
    throw error;
  }
}

test.each(contractRequests.map(({ name, schema }) => [name, schema] as const))(
  '%s: a body is only accepted as it is validated',
  (_name, schema) => {
    const { next } = seededRandom(11);
    const described = schema.describe() as Described;
    for (let round = 0; round < 12; round += 1) {
      const value = about(described, next);
      const accepted = acceptUnchanged(schema, value);
      if (accepted !== notAccepted) expect(accepted).toEqual(validate(schema, value));
    }
  },
);

const answer = {
  code: 'code',
  kind: 'm',
  question_id: 3,
  ordering: ['1', '2', '3', '4'],
  answer_key: uuid,
};

test('the body of an answer is accepted without fields that are not named', () => {
  const accepted = acceptUnchanged(toYupSchema(surveyCalls.answer.body), { ...answer, score: 9 });
  expect(accepted).toEqual(answer);
});

test.each([
  { question_id: '3' },
  { question_id: 0 },
  { question_id: 3.5 },
  { ordering: ['1', '2', '3'] },
  { ordering: ['1', '2', '3', 4] },
  { ordering: null },
  { answer_key: 'no key' },
  { kind: 'x' },
  { code: undefined },
  { code: 'x'.repeat(201) },
  { seconds: -1 },
])('an answer with %o is left to the validation', (change) => {
  expect(acceptUnchanged(toYupSchema(surveyCalls.answer.body), { ...answer, ...change })).toBe(notAccepted);
});

test.each<[string, Schema, unknown]>([
  ['a default', object({ page: number().default(1) }), {}],
  ['a transform that changes the value', object({ name: string().trim() }), { name: ' Ada ' }],
  ['a reference', object({ min: number(), max: number().min(ref('min')) }), { min: 1, max: 2 }],
  [
    'a condition',
    object({ min: number(), max: number().when('min', ([min], it) => it.min(min)) }),
    { min: 1, max: 2 },
  ],
  [
    'a test that reads other fields',
    object({ name: string().test('same', 'same', (_value, { parent }) => parent.other === undefined) }),
    { name: 'Ada' },
  ],
  ['a field that is removed', object({ name: string().strip() }), { name: 'Ada' }],
  ['an object without a value', object({ place: object({ name: string() }) }), {}],
  [
    'a test that throws',
    object({ name: string().test('bad', 'bad', () => expect.unreachable()) }),
    { name: '' },
  ],
  ['items that are converted', object({ ids: array(number().required()) }), { ids: [1, '2'] }],
])('%s is left to the validation', (_name, schema, value) => {
  expect(acceptUnchanged(schema, value)).toBe(notAccepted);
});
