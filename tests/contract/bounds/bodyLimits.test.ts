import { expect, test } from 'vitest';
import { array, boolean, mixed, number, object, type Schema, string } from 'yup';
import {
  calculateBodyLimits,
  maxJsonBytes,
  maxJsonNames,
  maxJsonValues,
} from '../../../contract/bounds/bodyLimits.ts';
import { type SchemaBounds, schemaBoundsOf } from '../../../contract/bounds/schemaBounds.ts';
import { toYupSchema } from '../../../contract/call.ts';
import { id, personIds } from '../../../contract/sharedShapes.ts';
import { surveyCalls } from '../../../contract/v2/survey.ts';
import { contractRequests } from './contractBodies.ts';

const sizes: readonly [string, Schema, number, number][] = [
  ['a text: six bytes a character, and quotes', string().max(10), 62, 1],
  ['an address, which is ASCII', string().max(10).email('email'), 12, 1],
  ['a whole number: the digits of its ends', number().integer().min(-5).max(1_000), 6, 1],
  ['one of a list of words', mixed().oneOf(['on', 'off']), 5, 1],
  ['an id, also written out', id(), 12, 1],
  ['a list: each entry with its separator', array(number().integer().min(0).max(9)).max(3), 17, 4],
  ['a list of a fixed length', array(number().integer().min(0).max(9)).length(4), 22, 5],
  ['a list of ids', personIds(), 2 + 20_000 * 14, 20_001],
  ['an object: names and values', object({ ab: string().max(1) }), 2 + 8 + 8, 2],
];

test.each(sizes)('%s', (_what, schema, bytes, values) => {
  const bounds = schemaBoundsOf(schema);
  expect([maxJsonBytes(bounds), maxJsonValues(bounds)]).toEqual([bytes, values]);
});

test('property names of all objects are counted, including those in lists', () => {
  const person = object({ name: string().max(9), tags: array(string().max(9)).max(5) });
  expect(maxJsonNames(schemaBoundsOf(object({ people: array(person).max(10), note: string().max(9) })))).toBe(
    22,
  );
});

test('the limit of a body is its largest valid size plus space for unknown fields', () => {
  const small = schemaBoundsOf(object({ a: string().max(10) }));
  const large = schemaBoundsOf(object({ a: string().max(1_000) }));
  expect(calculateBodyLimits(small, large)).toEqual(calculateBodyLimits(large));
  expect(calculateBodyLimits().bytes).toBe(4_096);
  expect(calculateBodyLimits(large).bytes).toBe(4_096 + maxJsonBytes(large));
});

test('a body without a maximum size has no limit', () => {
  expect(() => calculateBodyLimits(schemaBoundsOf(object({ text: string() })))).toThrow(RangeError);
  expect(() => calculateBodyLimits(schemaBoundsOf(object({ list: array(boolean()) })))).toThrow(RangeError);
});

test('a respondent’s answer and nine in ten calls take less than 64 kB', () => {
  const limits = contractRequests.map(({ schema }) => calculateBodyLimits(schemaBoundsOf(schema)).bytes);
  expect(calculateBodyLimits(schemaBoundsOf(toYupSchema(surveyCalls.answer.body))).bytes).toBeLessThan(9_000);
  expect(limits.filter((bytes) => bytes < 65_536).length / limits.length).toBeGreaterThan(0.9);
});

/** The largest value within the bounds, with every character escaped. */
function fullest(bounds: SchemaBounds): string {
  switch (bounds.kind) {
    case 'single': {
      const characters = Math.floor((bounds.bytes - 2) / 6);
      return bounds.tooLong.problem === 'tooLong' ? `"${'\\u00e9'.repeat(characters)}"` : '"12345"';
    }
    case 'open':
      return '{}';
    case 'list':
      return `[${Array.from({ length: bounds.most }, () => fullest(bounds.items)).join(', ')}]`;
    case 'object':
      return `{${[...bounds.fields].map(([name, field]) => `"${name}": ${fullest(field)}`).join(', ')}}`;
  }
}

test.each(contractRequests.map((request) => [request.name, request] as const))(
  '%s: the largest valid body is accepted',
  (_name, { schema }) => {
    const bounds = schemaBoundsOf(schema);
    expect(fullest(bounds).length).toBeLessThanOrEqual(calculateBodyLimits(bounds).bytes);
  },
);
