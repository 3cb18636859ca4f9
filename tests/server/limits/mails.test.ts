import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AUser } from '../../support/builders.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const minute = 60_000;
const someone = async () => server.aUser({ account: await server.anAccount() });
const requestReset = (email: string, address: string) =>
  server.visitor().post('/api/v2/session/request_reset', { email }, { address });
const requestResets = (email: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, at) => requestReset(email, `198.51.100.${at + 1}`)));

/** Sends requests in sequence, each email delivered before the next, so that the last email has the newest link. */
async function requestInTurn(email: string, times: number): Promise<void> {
  for (let at = 1; at <= times; at += 1) {
    await requestReset(email, `198.51.100.${at}`);
    await server.runJobs();
  }
}

async function mailsTo(user: AUser) {
  await server.runJobs();
  return server.letters.filter(({ to }) => to === user.email);
}

test('thirty requests from thirty addresses send one person three links, with the same response to all', async () => {
  const user = await someone();
  const replies = await requestResets(user.email, 30);
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect(await mailsTo(user)).toHaveLength(3);
});

test('a person gets at most six links a day, and the newest one can be sent again', async () => {
  const user = await someone();
  for (let hour = 0; hour < 23; hour += 1) {
    await requestInTurn(user.email, 4);
    server.clock.advance(60 * minute);
  }
  const letters = await mailsTo(user);
  expect(letters).toHaveLength(6);
  const token = letters.at(-1)?.text.match(/token=([\w-]{43})/)?.[1] ?? '';
  const password = 'a new and long password';
  const use = () => server.visitor().post('/api/v2/session/reset_password', { token, password });
  expect((await use()).status).toBe(410);
  await requestReset(user.email, '198.51.100.77');
  expect((await use()).status).toBe(200);
  expect(await mailsTo(user)).toHaveLength(7);
  expect((await use()).status).toBe(410);
});

test('a used link stays invalid, however often another is requested', async () => {
  const user = await someone();
  await requestInTurn(user.email, 3);
  const token = (await mailsTo(user)).at(-1)?.text.match(/token=([\w-]{43})/)?.[1] ?? '';
  const use = () =>
    server.visitor().post('/api/v2/session/reset_password', { token, password: 'a new and long password' });
  expect((await use()).status).toBe(200);
  await requestResets(user.email, 3);
  expect((await use()).status).toBe(410);
});

test('someone who knows the password can send its owner at most ten codes an hour', async () => {
  const confirming = await startTestServer({ environment: { confirmDevices: true } });
  const user = await confirming.aUser({ account: await confirming.anAccount() });
  const replies = [];
  for (let requests = 0; requests < 12; requests += 1) {
    const { email, password } = user;
    replies.push(await confirming.visitor().post('/api/login', { email, password }));
  }
  expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
  await confirming.runJobs();
  expect(confirming.letters).toHaveLength(10);
  await confirming.close();
});
