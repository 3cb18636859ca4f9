import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, startHouse } from '../../support/startHouse.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

test('a session opens what its tier allows, and nobody else is let in', async () => {
  const account = await house.anAccount();
  const admin = await house.signIn(await house.aUser({ account, permissions: ['local_admin'] }));
  expect((await admin.get('/api/v2/resources/users')).status).toBe(200);
  expect((await house.visitor().get('/api/v2/resources/users')).status).toBe(401);
});
