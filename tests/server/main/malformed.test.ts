import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../../locales/en/errors.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['/api/login', { email: {}, password: 'x' }, 'email'],
  ['/api/login', { email: ['a'], password: 'x' }, 'email'],
  ['/api/v2/session/request_reset', { email: {} }, 'email'],
])('%s with %j reports that %s is not a string', async (path, sent, field) => {
  const { status, body } = await server.visitor().post(path, sent);
  expect([status, body.problems[0]?.field]).toEqual([422, field]);
});

const namesOfAll = ['__proto__', 'constructor', 'hasOwnProperty', 'isPrototypeOf', 'toString', 'toJSON'];

/** A body as text, because JSON.stringify omits a field named `__proto__` in a literal. */
async function postText(path: string, text: string) {
  const { host, origin } = new URL(server.environment.publicOrigin);
  const headers = { host, origin, 'content-type': 'application/json' };
  const response = await server.app.inject({ method: 'POST', url: path, headers, payload: text });
  return { status: response.statusCode, body: response.json() };
}

describe('a field named like a property of every object', () => {
  test.each(namesOfAll)('%s is refused with its name', async (name) => {
    const { status, body } = await postText('/api/login', `{"email":"a@b.example","${name}":{"x":1}}`);
    expect([status, body.problems[0]]).toEqual([422, { field: name, problem: 'fieldName', params: {} }]);
  });

  test.each(namesOfAll)('%s is refused at any depth, with its path', async (name) => {
    const { status, body } = await postText('/api/login', `{"email":[{"a":{"${name}":1}}],"password":"x"}`);
    expect([status, body.problems[0].field]).toEqual([422, `email.a.${name}`]);
  });

  test.each(namesOfAll)('%s is refused in a query', async (name) => {
    const { status, body } = await server.visitor().get(`/api/v2/config?${name}=1`);
    expect([status, body.problems[0].field]).toEqual([422, name]);
  });
});

describe('nested values', () => {
  test.each([33, 2_500, 2_040])('%i levels deep are refused in their field', async (depth) => {
    const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const { status, body } = await postText('/api/v2/reminders/read', `{"a":1,"code":${nested}}`);
    expect([status, body.code]).toEqual(depth > 2_040 ? [413, 'too_large'] : [422, 'invalid']);
    if (depth <= 2_040) expect(body.problems[0]).toMatchObject({ field: 'code', problem: 'tooDeep' });
  });

  test('that are too many are refused in their field', async () => {
    const { status, body } = await postText('/api/login', `{"email":"a","code":[${'0,'.repeat(1_000)}0]}`);
    expect([status, body.problems[0]]).toMatchObject([422, { field: 'code', problem: 'tooMany' }]);
  });
});

test.each([
  ['no JSON', '{"email":', 400, 'malformed'],
  ['no text at all', '', 400, 'malformed'],
  ['a list', '[]', 422, 'invalid'],
  ['a text', '"email"', 422, 'invalid'],
  ['nothing', 'null', 422, 'invalid'],
])('a body that is %s is refused', async (_what, text, refused, code) => {
  const { status, body } = await postText('/api/login', text);
  expect([status, body.code]).toEqual([refused, code]);
});

test.each(['a\\u0000b', '\\ud800'])(
  'text with %s cannot be stored and is refused in its field',
  async (text) => {
    const { status, body } = await postText('/api/login', `{"email":"a@b.example","password":"${text}"}`);
    expect([status, body.problems[0]]).toEqual([
      422,
      { field: 'password', problem: 'characters', params: {} },
    ]);
  },
);

test.each(['/api/v2/hiring/invite', '/api/v2/resources/lessons', '/legacy/campaign.php'])(
  '%s does not read the body of a signed-out caller',
  async (path) => {
    const { status } = await postText(path, `{"a":${'['.repeat(3_000_000)}`);
    expect(status).toBe(401);
  },
);

test('a call without fields accepts a body of at most 4 kB', async () => {
  const sized = (bytes: number) => postText('/api/logout', `{"a":"${'a'.repeat(bytes - 8)}"}`);
  expect((await sized(4_096)).status).toBe(200);
  const { status, body } = await sized(4_100);
  expect([status, body.code]).toEqual([413, 'too_large']);
  expect(body.message).toBe(errors.too_large);
});
