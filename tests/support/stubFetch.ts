import { vi } from 'vitest';
import { ValidationError } from 'yup';
import { type SchemaShape, toYupSchema } from '../../contract/call.ts';
import { callGroups, legacyFiles } from '../../contract/callRegistry.ts';

/** A request of the product: its own headers and a body of JSON. */
type SentInit = Omit<RequestInit, 'body' | 'headers'> & {
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
};
type FetchHandler = (url: string, init: SentInit) => Promise<Response>;

const calls = new Map(
  Object.values(callGroups)
    .flatMap((group) => Object.values(group))
    .map((call) => [`${call.method} /api${call.path}`, call.response]),
);
const legacyActions = new Map<string, SchemaShape>(
  Object.entries(legacyFiles).flatMap(([file, { actions }]) =>
    Object.values(actions).map(
      (action) => [`/legacy/${file} ${action.actionName}`, action.response] as const,
    ),
  ),
);
const violations = new Set<string>();

/** Replaces the network in a test. The test fails if a successful response does not have the shape that the contract declares. */
export function stubFetch(respond: FetchHandler): void {
  vi.stubGlobal('fetch', async (url: string, init: SentInit = { headers: {} }) => {
    const response = await respond(url, init);
    if (response.ok && !isForeign(response)) await checkResponse(url, init, response.clone());
    return response;
  });
}

/** Whether something between browser and server responded, such as the sign-in page of a public network. */
const isForeign = ({ headers }: Response) => headers.get('content-type') === 'text/html';

/** The responses that break the contract, since the last call. */
export function takeContractViolations(): readonly string[] {
  const taken = [...violations];
  violations.clear();
  return taken;
}

async function checkResponse(url: string, init: SentInit, response: Response): Promise<void> {
  const [path = ''] = url.split('?');
  const call = calls.get(`${init.method ?? 'GET'} ${path}`);
  if (call) addViolations(path, call, await response.json());
  if (!path.startsWith('/legacy/') || typeof init.body !== 'string') return;
  const name = `${path} ${JSON.parse(init.body).actionName}`;
  const action = legacyActions.get(name);
  if (action) addViolations(name, action, (await response.json()).data);
}

function addViolations(name: string, shape: SchemaShape, value: unknown): void {
  const schema = toYupSchema(shape);
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    const known: unknown = JSON.parse(JSON.stringify(schema.cast(value, { stripUnknown: true })));
    const paths = pathsOfDifferences(known, value);
    if (paths.length > 0) violations.add(`${name}: not as declared: ${paths.join(', ')}`);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = error.inner.map(({ path, message }) => `${path}: ${message}`);
    violations.add(`${name}: ${fields.join('; ') || error.message}`);
  }
}

/** The fields that only one of two values has, or that differ. */
function pathsOfDifferences(one: unknown, other: unknown, path = ''): readonly string[] {
  if (one === other) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [path];
  const values = [one, other].map((value) => new Map(Object.entries(value)));
  const names = new Set(values.flatMap((value) => [...value.keys()]));
  return [...names].flatMap((name) =>
    pathsOfDifferences(values[0]?.get(name), values[1]?.get(name), `${path}.${name}`),
  );
}
