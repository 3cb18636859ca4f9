import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callGroups, legacyFiles } from '../../../contract/callRegistry.ts';
import { buildOpenApiDocument, jsonSchemaOf } from '../../../contract/openApiDocument.ts';
import { loginRequestRules } from '../../../contract/signIn.ts';
import { registerRoutes } from '../../../server/api/registerRoutes.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the API document lists every call, record and legacy action', async () => {
  const { status, body } = await server.visitor().get('/api/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  for (const call of Object.values(callGroups).flatMap((group) => Object.values(group))) {
    expect(body.paths[`/api${call.path}`][call.method.toLowerCase()].summary).toBe(call.summary);
  }
  expect(Object.keys(body.paths['/api/v2/resources/teams/{id}'])).toEqual([
    'parameters',
    'get',
    'put',
    'delete',
  ]);
  expect(Object.keys(body.paths['/api/v2/resources/accounts'])).toEqual(['get']);
  const named = JSON.stringify(body.paths['/legacy/account.php']);
  for (const { actionName } of Object.values(legacyFiles['account.php']?.actions ?? {})) {
    expect(named).toContain(`"const":"${actionName}"`);
  }
});

/** Every API route of the server, such as `GET /api/v2/resources/teams/{id}`; HEAD is implied by GET. */
async function servedRoutes(): Promise<string[]> {
  const served: string[] = [];
  const app = fastify();
  app.addHook('onRoute', ({ method, url }) => {
    const methods = [method].flat().filter((each) => each !== 'HEAD');
    served.push(...methods.map((each) => `${each} ${url.replace(/:(\w+)/g, '{$1}')}`));
  });
  registerRoutes(app, server.deps);
  await app.ready();
  await app.close();
  return served;
}

const { paths } = buildOpenApiDocument('Cairn', '1.0.0') as {
  paths: Record<string, Record<string, ReturnType<typeof JSON.parse>>>;
};

test('the API document lists exactly the served routes', async () => {
  const documented = Object.entries(paths).flatMap(([path, { parameters: _shared, ...operations }]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = await servedRoutes();
  expect(documented.sort()).toEqual(served.sort());
  expect(served).toEqual(
    expect.arrayContaining([
      'GET /api/v2/resources/teams/export',
      'POST /api/v2/user_imports/upload',
      'POST /legacy/account.php',
    ]),
  );
});

test('the API document states the status of each response', () => {
  const { get, post } = paths['/api/v2/resources/teams'] ?? {};
  expect([get, post].map(({ responses }) => Object.keys(responses))).toEqual([
    ['200', 'default'],
    ['201', 'default'],
  ]);
});

test('the API document states the type of uploaded and downloaded files and their parameters', () => {
  const culture = paths['/api/v2/exports/culture']?.get;
  expect(Object.keys(culture.responses[200].content)).toEqual(['application/pdf']);
  expect(culture.parameters.map(({ name, required }: Record<string, unknown>) => [name, required])).toEqual([
    ['campaign_id', true],
    ['dimension', undefined],
    ['paper', undefined],
  ]);
  const takenBy = (path: string) => Object.keys(paths[path]?.post.requestBody.content);
  expect(takenBy('/api/v2/user_imports/upload')).toEqual(['application/octet-stream']);
  expect(takenBy('/api/v2/reminders/one_click')).toContain('multipart/form-data');
  const rows = paths['/api/v2/resources/teams/export']?.get;
  expect(Object.keys(rows.responses[200].content)).toEqual([
    'text/csv; charset=utf-8',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

test('the API document shows the legacy envelope for responses and refusals', async () => {
  const { responses } = paths['/legacy/account.php']?.post ?? {};
  const { data } = responses[200].content['application/json'].schema.properties;
  expect(data.anyOf.find(({ title }: { title: string }) => title === 'get-users').properties).toHaveProperty(
    'users',
  );
  const { body } = await server.visitor().post('/legacy/account.php', { actionName: 'get-all' });
  const { properties, required } = responses.default.content['application/json'].schema;
  expect([...Object.keys(body), 'retry_after'].sort()).toEqual(Object.keys(properties).sort());
  expect([...required].sort()).toEqual(Object.keys(body).sort());
});

test('the API document states the validation rules', () => {
  expect(jsonSchemaOf(loginRequestRules)).toEqual({
    type: 'object',
    properties: {
      email: { type: 'string', maxLength: 254, format: 'email' },
      password: { type: 'string', maxLength: 1000 },
      code: { anyOf: [{ type: 'string', maxLength: 40 }, { type: 'null' }] },
      remember_device: { type: 'boolean' },
      captcha: { anyOf: [{ type: 'string', maxLength: 4096 }, { type: 'null' }] },
    },
    required: ['email', 'password'],
  });
});

test('the API page lists the calls without running scripts', async () => {
  const { status, text, headers } = await server.visitor().get('/api/docs');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('POST /api/login');
  expect(text).toContain('POST /legacy/account.php get-users-by-role');
  expect(text).toContain('GET /api/v2/security/audit/export');
  expect(text).not.toMatch(/<script|onload|onclick|javascript:/i);
});

test('the public configuration is readable without a session and contains no password outside a demo', async () => {
  const { body } = await server.visitor().get('/api/v2/config');
  expect(body).toEqual({
    productName: 'Cairn',
    demoSignIns: null,
    demoPassword: null,
    chat: null,
    captcha: null,
    supportEmail: null,
    offersLetters: true,
    offersTextMessages: false,
    offersMeetings: false,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test('the configuration of a demo lists the people who can sign in', async () => {
  const demo = await startTestServer({ environment: { demo: true } });
  const { body } = await demo.visitor().get('/api/v2/config');
  await demo.close();
  expect(body.demoPassword).toBe('demo-cairn-2026');
  expect(body.demoSignIns).toContainEqual({
    email: 'lumen-admin@demo.example',
    who: 'Administrator of Lumen Works, another company',
  });
});
