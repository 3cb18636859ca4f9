import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import { type Shape, schemaOf } from '../../../contract/call.ts';
import { callGroups, legacyFiles } from '../../../contract/registry.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { rules } from '../../../locales/en/rules.ts';
import { parseBody } from '../../../server/api/calls.ts';
import { statusOf } from '../../../server/kernel/refuse.ts';

const bodies: readonly [string, Shape][] = [
  ...Object.values(callGroups).flatMap((group) =>
    Object.values(group).map((call) => [`${call.method} ${call.path}`, call.body] as const),
  ),
  ...Object.entries(legacyFiles).flatMap(([file, { actions }]) =>
    Object.values(actions).map((action) => [`${file} ${action.actionName}`, action.data] as const),
  ),
].map(([name, shape]) => [name, shape]);

/** Something of a person's own that no answer may repeat. */
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

/** What may be sent in place of a value, also deep inside one that is right around it. */
function inPlaceOf(schema: Schema): unknown[] {
  const { fields, innerType } = schema as { fields?: Record<string, Schema>; innerType?: Schema }; // yup's own, untyped
  const inside = innerType ? inPlaceOf(innerType).map((one) => [one]) : [];
  return [...strange, ...inside, ...(fields ? bodiesOf(fields) : [])];
}

const bodiesOf = (fields: Readonly<Record<string, Schema>>) =>
  Object.entries(fields).flatMap(([name, field]) => inPlaceOf(field).map((one) => ({ [name]: one })));

/** Bodies in which every field is wrong, until each has been wrong in all its ways: every field is told alone. */
function wrongAllOver(fields: Readonly<Record<string, Schema>>): object[] {
  const ways = Object.entries(fields).map(([name, field]) => [name, inPlaceOf(field)] as const);
  const most = Math.max(0, ...ways.map(([, all]) => all.length));
  return Array.from({ length: most }, (_, nth) =>
    Object.fromEntries(ways.map(([name, all]) => [name, all[nth % all.length]])),
  );
}

/** How a body is refused; null where nothing in it is wrong. */
function refusalOf(shape: Shape, body: unknown): Refusal | null {
  try {
    parseBody(shape, body);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

test.each(bodies)('%s names the problems of a body without repeating its content', (_name, shape) => {
  const fields = schemaOf(shape).fields as Record<string, Schema>; // no references stand in a body
  const refusals = [...wrongAllOver(fields), own, [own]].flatMap((body) => refusalOf(shape, body) ?? []);
  const problems = refusals.flatMap((refusal) => refusal.problems);
  expect(refusals.filter(({ code }) => statusOf(code) !== 422)).toEqual([]);
  expect(problems.filter(({ problem }) => !Object.hasOwn(rules, problem))).toEqual([]);
  expect(JSON.stringify(problems)).not.toContain(own);
});
