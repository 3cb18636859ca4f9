import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginRules } from '../../../contract/main.ts';
import { jsonSchemaOf } from '../../../contract/openapi.ts';
import { callGroups, legacyFiles } from '../../../contract/registry.ts';
import { type House, startHouse } from '../../support/startHouse.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

test('the document for programs names every call, every record and every legacy action', async () => {
  const { status, body } = await house.visitor().get('/api/openapi.json');
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

test('the document says what the server checks', () => {
  expect(jsonSchemaOf(loginRules)).toEqual({
    type: 'object',
    properties: {
      email: { type: 'string', maxLength: 254, format: 'email' },
      password: { type: 'string', maxLength: 1000 },
      code: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      remember_device: { type: 'boolean' },
    },
    required: ['email', 'password'],
  });
});

test('the page for people lists the calls and runs no script', async () => {
  const { status, text, headers } = await house.visitor().get('/api/docs');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('POST /api/login');
  expect(text).toContain('POST /legacy/account.php get-users-by-role');
  expect(text).not.toMatch(/<script|onload|onclick|javascript:/i);
});

test('anybody may know the public configuration, which tells no password without a demo', async () => {
  const { body } = await house.visitor().get('/api/v2/config');
  expect(body).toEqual({
    productName: 'Cairn',
    demoSignIns: null,
    demoPassword: null,
    chat: null,
    supportEmail: null,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test('with demo data loaded the configuration lists who can sign in', async () => {
  const demo = await startHouse({ environment: { demo: true } });
  const { body } = await demo.visitor().get('/api/v2/config');
  await demo.close();
  expect(body.demoPassword).toBe('demo-cairn-2026');
  expect(body.demoSignIns).toContainEqual({
    email: 'lumen-admin@demo.example',
    who: 'Administrator of Lumen Works, another company',
  });
});
