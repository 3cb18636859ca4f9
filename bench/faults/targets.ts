import { callGroups } from '../../contract/callRegistry.ts';
import { buildOpenApiDocument } from '../../contract/openApiDocument.ts';
import { type OpenApiDocument, type Operation, operationsOf } from '../../tests/server/fuzz/operations.ts';
import { type Attack, sendAttack } from './attack.ts';
import { worstShapes } from './shapes.ts';

const classes = ['calls for anyone', 'calls for a link', 'calls for a session', 'legacy', 'records'] as const;
export type CallClass = (typeof classes)[number];

const largestBody = 1_048_576;
const smallestBody = 1_024;

const needs = new Map<string, string>(
  Object.values(callGroups).flatMap((group) =>
    Object.values(group).map((call) => [`${call.method} ${call.path}`, call.needs] as const),
  ),
);

function classOf({ name, path }: Operation): CallClass {
  if (path.startsWith('/legacy/')) return 'legacy';
  if (path.includes('/v2/resources/')) return 'records';
  const needed = needs.get(name);
  if (needed === 'anyone') return 'calls for anyone';
  return needed === 'link' ? 'calls for a link' : 'calls for a session';
}

/** Returns every operation with a JSON body, except those that would break the following ones. */
export function operationsByClass(): ReadonlyMap<CallClass, readonly Operation[]> {
  const document = buildOpenApiDocument('Bench', '0') as unknown as OpenApiDocument; // Plain JSON until it is read.
  const operations = operationsOf(document).filter(({ body, path }) => body && !path.endsWith('/logout'));
  return new Map(classes.map((one) => [one, operations.filter((operation) => classOf(operation) === one)]));
}

export const attackWith = (operation: Operation, body: string, headers: Attack['headers']): Attack => ({
  method: operation.method,
  path: operation.path.replace('{id}', '1'),
  headers,
  body,
});

/** Returns the body size limit of this operation, found by bisecting the sizes it refuses. */
export async function bodyLimitOf(
  origin: string,
  operation: Operation,
  headers: Attack['headers'],
): Promise<number> {
  const [shape] = worstShapes.filter(({ name }) => name === 'one text');
  for (let bytes = largestBody; bytes > smallestBody; bytes /= 2) {
    const body = shape?.bodyOf(operation, bytes) ?? '';
    if ((await sendAttack(origin, attackWith(operation, body, headers))) !== 413) return bytes;
  }
  return smallestBody;
}

const longestAddress = 12_000;

/** Returns filters and sort orders of a list at the maximum length of an address. */
export function longListQueries(
  headers: Attack['headers'],
): readonly (Attack & { readonly shape: string })[] {
  const filters = {
    'a filter of ids': `{"id":[${'1,'.repeat(900)}1]}`,
    'a filter of empty lists': `{"id":[${'[],'.repeat(longestAddress / 4)}[]]}`,
    'a deep filter': `{"id":${'['.repeat(longestAddress / 4)}${']'.repeat(longestAddress / 4)}}`,
    'a filter of many keys': `{${Array.from({ length: 700 }, (_, index) => `"k${index}":0`).join(',')}}`,
    'a search for many words': `{"q":"${'e '.repeat(7)}${'%'.repeat(180)}"}`,
  };
  return Object.entries(filters).map(([shape, filter]) => ({
    shape,
    method: 'GET',
    path: `/api/v2/resources/users?sort=["last_name","DESC"]&range=[0,999]&filter=${filter}`.replace(
      /["{}[\]% ]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16)}`,
    ),
    headers,
    body: null,
  }));
}
