import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPageQuery, recordsPath, rowsPerPage } from '../../../contract/firstPageQuery.ts';
import { type FirstPage, pageDataId } from '../../../contract/v2/pageData.ts';
import { dataProvider } from '../../../dataProviders/index.ts';
import {
  readSession,
  restoreSession,
  signOut,
  startSession,
  switchViewedAccount,
} from '../../../dataProviders/session.ts';
import { users } from '../../../resources/users/users.ts';
import { anAccount, aPerson } from '../../domain/access/people.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { sessionAnswer } from './renderApp.tsx';
import { noCookie, signedInCookie } from './signedInCookie.ts';

const session = sessionAnswer(aPerson({ permissions: ['local_admin'] }));
const list: FirstPage = {
  path: `${recordsPath}/users?${new URLSearchParams(firstPageQuery(users))}`,
  range: 'users 0-0/1',
  rows: [{ id: 4, last_name: 'of the page' }],
};

const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  stubFetch(async (url: string) => {
    requests.push(url);
    if (url.endsWith('/logout')) return Response.json({ message: 'Signed out.' });
    const headers = { 'content-range': 'users 0-0/1' };
    return new Response(JSON.stringify([{ id: 5, last_name: 'of the server' }]), { headers });
  });
  signedInCookie();
});
afterEach(async () => {
  document.getElementById(pageDataId)?.remove();
  await signOut();
  vi.unstubAllGlobals();
});

/** Opens a page in this tab, as the server writes it. */
function openPage(data: object) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = pageDataId;
  element.textContent = JSON.stringify({ config: {}, ...data });
  document.head.append(element);
  startSession();
}

const firstPage = { pagination: { page: 1, perPage: rowsPerPage }, sort: { ...users.sort }, filter: {} };

async function namesOf(params: object = {}): Promise<string[]> {
  const { data } = await dataProvider.getList('users', { ...firstPage, ...params });
  return data.map(({ last_name }) => last_name);
}

test('the first list that the screen asks for comes from the page, and every later one from the server', async () => {
  openPage({ session, list });
  const { data, total } = await dataProvider.getList('users', firstPage);
  expect([data, total]).toEqual([list.rows, 1]);
  expect(requests).toEqual([]);
  expect(await namesOf()).toEqual(['of the server']);
});

test.each([
  ['filters', { filter: { status: 'active' } }],
  ['a saved sort', { sort: { field: 'email', order: 'DESC' } }],
  ['another page', { pagination: { page: 2, perPage: rowsPerPage } }],
  ['more rows', { pagination: { page: 1, perPage: 50 } }],
])('with %s the list of the page is discarded', async (_, params) => {
  openPage({ session, list });
  expect(await namesOf(params)).toEqual(['of the server']);
  expect(await namesOf()).toEqual(['of the server']);
});

test('a change before the list discards it', async () => {
  openPage({ session, list });
  await dataProvider.delete('users', { id: 4 });
  expect(await namesOf()).toEqual(['of the server']);
});

test('a tab that views another account ignores the list of the page', async () => {
  openPage({ session, list });
  switchViewedAccount(anAccount({ id: 2 }));
  restoreSession();
  openPage({ session, list });
  expect(readSession().currentAccount?.id).toBe(2);
  expect(await namesOf()).toEqual(['of the server']);
});

test('a list of the former account is discarded with it', async () => {
  openPage({ session, list });
  switchViewedAccount(anAccount({ id: 2 }));
  expect(await namesOf()).toEqual(['of the server']);
});

test('a page without a session offers no list, even if it contains one', async () => {
  openPage({ session: null, list });
  expect(await namesOf()).toEqual(['of the server']);
  openPage({ list });
  expect(await namesOf()).toEqual(['of the server']);
});

test('after a sign-out that failed, the list of the page is ignored', async () => {
  noCookie();
  openPage({ session, list });
  expect(await namesOf()).toEqual(['of the server']);
});

test('signing out discards the list', async () => {
  openPage({ session, list });
  await signOut();
  expect(await namesOf()).toEqual(['of the server']);
});

test('a page whose list could not be read leaves it to the screen', async () => {
  openPage({ session });
  expect(await namesOf()).toEqual(['of the server']);
});
