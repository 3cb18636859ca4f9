import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOpenApiDocument } from '../../../contract/openApiDocument.ts';
import { fuzz } from './fuzz.ts';
import { type InjectedTarget, injectedTarget } from './injectedTarget.ts';
import { type OpenApiDocument, operationsOf } from './operations.ts';
import { describeFinding } from './reproduce.ts';

const operations = operationsOf(buildOpenApiDocument('Cairn', '0') as unknown as OpenApiDocument); // Plain JSON until it is read.
const fixed = { seed: 20_261_121, requests: 6_000 };
/** The test needs about a minute of one processor; the limit allows for shared machines. */
const timeout = 600_000;

let target: InjectedTarget;

beforeAll(async () => {
  target = await injectedTarget();
});
afterAll(() => target.server.close());

test('generated requests to every operation in every role get responses that match the contract', {
  timeout,
}, async () => {
  const { sent, pairs, succeeded, findings } = await fuzz(target, operations, fixed);
  expect(findings.map(describeFinding)).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(6_000);
  expect(pairs).toBe(operations.length * target.roles.length);
  // Requests that are only refused prove little about the code behind the validation.
  expect(succeeded.size).toBeGreaterThanOrEqual(250);
});

test('afterwards the server is healthy and ready, and people can sign in', async () => {
  const { server } = target;
  const account = await server.anAccount();
  const { email, password } = await server.aUser({ account });
  const visitor = server.visitor();
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect((await visitor.get('/readyz')).status).toBe(200);
  expect((await visitor.post('/api/login', { email, password })).body.currentUser.email).toBe(email);
  expect((await visitor.get('/api/v2/session/profile')).status).toBe(200);
});
