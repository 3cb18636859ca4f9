import fc, { type Arbitrary } from 'fast-check';
import { hostileKeys, objectOf } from './hostileValues.ts';
import type { JsonSchema } from './operations.ts';
import { beyond, type KnownValues, oddValue } from './schemaValues.ts';

/** One change to a valid body. */
type Change =
  | { readonly kind: 'replace'; readonly value: unknown }
  | { readonly kind: 'remove' }
  | { readonly kind: 'exceed' }
  | { readonly kind: 'addKey'; readonly key: string; readonly value: unknown };

const changeOf = (known: KnownValues): Arbitrary<Change> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('replace' as const), value: oddValue(known) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'remove' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'exceed' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('addKey' as const),
        key: fc.constantFrom(...hostileKeys, 'id', 'account_id', 'permissions'),
        value: oddValue(known),
      }),
    },
  );

/** Bodies with one change at any depth. */
export function bodiesWithOneChange(
  body: Arbitrary<unknown>,
  schema: JsonSchema,
  known: KnownValues,
): Arbitrary<unknown> {
  const picks = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 });
  return fc
    .tuple(body, picks, changeOf(known))
    .map(([value, path, change]) => changeAt(value, schema, path, change));
}

/** Descends by the picks, one per level, and applies the change there. */
function changeAt(
  value: unknown,
  schema: JsonSchema | undefined,
  picks: readonly number[],
  change: Change,
): unknown {
  if (value === null || typeof value !== 'object') return replacementOf(value, schema, change);
  const entries = Object.entries(value);
  const [pick, ...rest] = picks;
  if (change.kind === 'addKey' && rest.length === 0)
    return objectOf([...entries, [change.key, change.value]]);
  if (pick === undefined || entries.length === 0) return replacementOf(value, schema, change);
  const position = pick % entries.length;
  const inner = innerOf(schema);
  const changed = entries.flatMap(([key, one], index): (readonly [string, unknown])[] => {
    if (index !== position) return [[key, one]];
    if (change.kind === 'remove' && rest.length === 0) return [];
    return [[key, changeAt(one, inner?.properties?.[key] ?? inner?.items, rest, change)]];
  });
  return Array.isArray(value) ? changed.map(([, one]) => one) : objectOf(changed);
}

const innerOf = (schema: JsonSchema | undefined) =>
  schema?.anyOf ? schema.anyOf.find(({ type }) => type !== 'null') : schema;

function replacementOf(value: unknown, schema: JsonSchema | undefined, change: Change): unknown {
  if (change.kind === 'exceed') return beyond(schema);
  return change.kind === 'remove' ? undefined : (change.value ?? value);
}
