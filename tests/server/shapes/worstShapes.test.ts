import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Schema } from 'yup';
import { permissions } from '../../../domain/access/permissions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { requireWithinBounds } from '../../../server/api/calls.ts';
import { readJson } from '../../../server/plugins/json/readJson.ts';
import { type ContractRequest, contractRequests } from '../../contract/bounds/contractBodies.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { limitsOf, listWorstBodies, sampleWorstBodies } from './worstBodies.ts';

let server: TestServer;
let session: string;
const validated = vi.spyOn(Schema.prototype, 'validateSync');

beforeAll(async () => {
  server = await startTestServer();
  const account = await server.anAccount({ enable_search: true });
  session = await server.aSession(await server.aUser({ account, permissions: [...permissions] }));
});
afterEach(() => validated.mockClear());
afterAll(async () => {
  validated.mockRestore();
  await server.close();
});

/** Sent by a person with all permissions, so that only the body can be refused. */
async function send({ method, path }: Pick<ContractRequest, 'method' | 'path'>, text: string) {
  const { host, origin } = new URL(server.environment.publicOrigin);
  const response = await server.app.inject({
    method,
    url: path,
    headers: { host, origin, 'content-type': 'application/json' },
    cookies: { cairn_session: session },
    payload: text,
  });
  return { status: response.statusCode, body: response.json() };
}

const withBody = contractRequests
  .filter(({ method }) => method !== 'GET')
  .map((request) => [request.name, request] as const);

describe.each(withBody)('%s', (_name, request) => {
  const limits = limitsOf(request);

  test('refuses the worst bodies within its limit before validating them', async () => {
    for (const { what, text } of sampleWorstBodies(request)) {
      const { status, body } = await send(request, text);
      expect([status, body.code, body.problems?.length], what).toEqual([422, 'invalid', 1]);
    }
    expect(validated).not.toHaveBeenCalled();
  });

  test('refuses every shape in every field before validating it', () => {
    const fields = listWorstBodies(request).map(({ what, text }) => {
      expect(text.length, what).toBeLessThanOrEqual(limits.bytes);
      return [what, refusalOf(request, text)];
    });
    expect(fields.filter(([, refusal]) => refusal === null)).toEqual([]);
  });

  test('refuses a body over its limit with 413', async () => {
    const { status, body } = await send(request, request.envelope(`{"a":"${'a'.repeat(limits.bytes)}"}`));
    expect([status, body.code]).toEqual([413, 'too_large']);
  });
});

/** How a text is refused before validation; null if it is not. */
function refusalOf(request: ContractRequest, text: string): readonly string[] | null {
  try {
    const sent = readJson(text, limitsOf(request)) as { data?: unknown }; // Of a legacy file.
    requireWithinBounds(request.schema, request.envelope('{}').includes('"data"') ? sent.data : sent);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map(({ field }) => field);
    throw error;
  }
}

test('340,000 empty lists as a ranking are not parsed', async () => {
  const answer = { method: 'POST', path: '/api/v2/survey/answer' } as const;
  const sent = (lists: number) => `{"code":"x","kind":"m","ordering":[${'[],'.repeat(lists - 1)}[]]}`;
  expect((await send(answer, sent(340_000))).status).toBe(413);
  for (const lists of [2_000, 100, 5]) {
    const { status, body } = await send(answer, sent(lists));
    expect([status, body.problems[0].field], String(lists)).toEqual([422, 'ordering']);
  }
  expect(validated).not.toHaveBeenCalled();
});
