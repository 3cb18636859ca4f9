import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { type SchemaShape, toYupSchema } from '../../../contract/call.ts';
import { callGroups, legacyFiles } from '../../../contract/callRegistry.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { rules } from '../../../locales/en/rules.ts';
import { parseBody } from '../../../server/api/calls.ts';
import { statusOfRefusal } from '../../../server/kernel/statusOfRefusal.ts';

const bodies: readonly [string, SchemaShape][] = [
  ...Object.values(callGroups).flatMap((group) =>
    Object.values(group).map((call) => [`${call.method} ${call.path}`, call.body] as const),
  ),
  ...Object.entries(legacyFiles).flatMap(([file, { actions }]) =>
    Object.values(actions).map((action) => [`${file} ${action.actionName}`, action.data] as const),
  ),
].map(([name, shape]) => [name, shape]);

/** An entered value that no response may repeat. */
const own = 'Zq7 own words';
const strange: readonly unknown[] = [
  { own },
  [own],
  [{ own }],
  own,
  own.repeat(500),
  null,
  undefined,
  true,
  -1.5e12,
];

/** Replacements for a value, at any depth of an otherwise valid value. */
function inPlaceOf(schema: Schema): unknown[] {
  const { fields, innerType } = schema as { fields?: Record<string, Schema>; innerType?: Schema }; // Internal to yup and untyped.
  const inside = innerType ? inPlaceOf(innerType).map((one) => [one]) : [];
  return [...strange, ...inside, ...(fields ? bodiesOf(fields) : [])];
}

const bodiesOf = (fields: Readonly<Record<string, Schema>>) =>
  Object.entries(fields).flatMap(([name, field]) => inPlaceOf(field).map((one) => ({ [name]: one })));

/** Bodies with errors in every field, until each field had every error; each error is reported separately. */
function createInvalidBodies(fields: Readonly<Record<string, Schema>>): object[] {
  const ways = Object.entries(fields).map(([name, field]) => [name, inPlaceOf(field)] as const);
  const most = Math.max(0, ...ways.map(([, all]) => all.length));
  return Array.from({ length: most }, (_, nth) =>
    Object.fromEntries(ways.map(([name, all]) => [name, all[nth % all.length]])),
  );
}

/** The refusal of a body; null for a valid one. */
function refusalOf(shape: SchemaShape, body: unknown): Refusal | null {
  try {
    parseBody(shape, body);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

test.each(bodies)('%s names the problems of a body without repeating its content', (_name, shape) => {
  const fields = toYupSchema(shape).fields as Record<string, Schema>; // A body contains no references.
  const refusals = [...createInvalidBodies(fields), own, [own]].flatMap(
    (body) => refusalOf(shape, body) ?? [],
  );
  const problems = refusals.flatMap((refusal) => refusal.problems);
  expect(refusals.filter(({ code }) => statusOfRefusal(code) !== 422)).toEqual([]);
  expect(problems.filter(({ problem }) => !Object.hasOwn(rules, problem))).toEqual([]);
  expect(JSON.stringify(problems)).not.toContain(own);
});
