import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, startHouse } from '../../support/startHouse.ts';

let house: House;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

test.each([
  ['/api/login', { email: {}, password: 'x' }, 'email'],
  ['/api/login', { email: ['a'], password: 'x' }, 'email'],
  ['/api/v2/session/request_reset', { email: {} }, 'email'],
])('%s with %j is told that %s is no text', async (path, sent, field) => {
  const { status, body } = await house.visitor().post(path, sent);
  expect([status, body.problems[0]?.field]).toEqual([422, field]);
});
