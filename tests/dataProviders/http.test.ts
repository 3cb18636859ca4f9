import { afterEach, expect, test, vi } from 'vitest';
import { signInCalls } from '../../contract/signIn.ts';
import { sessionCalls } from '../../contract/v2/session.ts';
import { errorText, HttpError } from '../../dataProviders/errors.ts';
import {
  callMain,
  listenToCalls,
  request,
  setCallingPerson,
  setFailureTexts,
  setViewedAccount,
} from '../../dataProviders/http.ts';
import { network, unreached } from '../../locales/en/network.ts';

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
const requests = () => vi.mocked(fetch).mock.calls[0] ?? [];

afterEach(() => {
  setCallingPerson(null);
  setViewedAccount(null);
  vi.unstubAllGlobals();
});

test('API-01 calls include cookies', async () => {
  answer(200, {});
  await request('main', 'POST', '/v2/anything', {});
  expect(requests()).toMatchObject([
    '/api/v2/anything',
    { method: 'POST', credentials: 'include', body: '{}' },
  ]);
});
test('a file is sent unchanged instead of as JSON', async () => {
  answer(200, {});
  const file = new Blob(['a,b']);
  await request('main', 'POST', '/v2/anything', file);
  expect(requests()[1]?.body).toBe(file);
  expect(requests()[1]?.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
});
test('API-03 API-04 signing in sends the credentials and returns the fields of the contract', async () => {
  const answered = {
    currentUser: null,
    currentAccount: null,
    currentUserHMAC: null,
    subscriptions: [],
    needsToConfirm: true,
  };
  answer(200, answered);
  const credentials = { email: 'a@b.example', password: 'p', code: null, remember_device: false };
  expect(await callMain(signInCalls.login, credentials)).toEqual(answered);
  expect(requests()[0]).toBe('/api/login');
  expect(JSON.parse(String(requests()[1]?.body))).toEqual(credentials);
});
test('API-05 API-06 signing out sends no payload and returns a message', async () => {
  answer(200, { message: 'Signed out.' });
  expect(await callMain(signInCalls.logout, {})).toEqual({ message: 'Signed out.' });
  expect(requests()[1]?.body).toBe('{}');
});
test('the legacy backend has its own base URL', async () => {
  answer(200, {});
  await request('legacy', 'POST', '/account.php', {});
  expect(requests()[0]).toBe('/legacy/account.php');
});
test('an emulated account is sent with every call until the emulation ends', async () => {
  answer(200, {});
  setViewedAccount(12);
  await request('main', 'GET', '/v2/session');
  expect(requests()[1]?.headers).toMatchObject({ 'x-cairn-account': '12' });
  answer(200, {});
  setViewedAccount(null);
  await request('main', 'GET', '/v2/session');
  expect(requests()[1]?.headers).not.toHaveProperty('x-cairn-account');
});
test('every call names the signed-in person, except payments, which have no session', async () => {
  const personIn = async (options = {}) => {
    answer(200, {});
    await request('legacy', 'POST', '/account.php', {}, options);
    return new Headers(requests()[1]?.headers).get('x-cairn-person');
  };
  expect(await personIn()).toBeNull();
  setCallingPerson(7);
  expect(await personIn()).toBe('7');
  expect(await personIn({ withoutSession: true })).toBeNull();
  setCallingPerson(null);
  expect(await personIn()).toBeNull();
});
test('ERR-13 a failed call rejects with its error', async () => {
  answer(409, { message: 'Changed meanwhile.', code: 'conflict' });
  await expect(callMain(sessionCalls.list, {})).rejects.toThrow(HttpError);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  await expect(callMain(sessionCalls.list, {})).rejects.toThrow('Can’t reach the server.');
});
test('ERR-01 API-02 a 401 of either backend ends the session, except from login, logout and payments', async () => {
  const onSignedOut = vi.fn();
  const stop = listenToCalls({ onSignedOut });
  answer(401, {});
  const ask = (backend: 'main' | 'legacy', path: string, options = {}) =>
    request(backend, 'POST', path, {}, options).catch(() => onSignedOut.mock.calls.length);
  expect(await ask('main', '/login')).toBe(0);
  expect(await ask('main', '/logout')).toBe(0);
  expect(await ask('main', '/v2/stripe/create_customer', { withoutSession: true })).toBe(0);
  expect(await ask('main', '/v2/account/get_accounts')).toBe(1);
  expect(await ask('legacy', '/account.php')).toBe(2);
  stop();
  expect(await ask('main', '/v2/account/get_accounts')).toBe(2);
});
test('a response that is not JSON is kept as text', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(request('main', 'GET', '/x')).rejects.toMatchObject({
    status: 502,
    body: '<h1>Bad gateway</h1>',
  });
});

const failing = () =>
  request('main', 'POST', '/v2/anything', {}).then(
    () => null,
    (failure: unknown) => errorText(failure),
  );

test.each([403, 404, 408, 409, 413, 429, 502, 503, 504] as const)(
  'ERR-05 a response with status %i and without a text says what to do',
  async (status) => {
    setFailureTexts(network);
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status }));
    expect(await failing()).toBe(network.statuses[status]);
    answer(status, { message: 'Our own text.' });
    expect(await failing()).toBe('Our own text.');
  },
);

test('a failed connection says whether the device is offline or the server can’t be reached', async () => {
  setFailureTexts(network);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { onLine: false });
  expect(await failing()).toBe(network.offline);
  vi.stubGlobal('navigator', { onLine: true });
  expect(await failing()).toBe(unreached);
});
