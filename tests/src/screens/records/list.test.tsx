import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider, GetListParams } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderApp } from '../../app/renderApp.tsx';

const people = ['Abebe', 'Birch', 'Cedar'].map((last_name, index) => ({
  id: 31 + index,
  last_name,
  first_name: 'Ada',
  email: `${last_name}@people.example`,
  permissions: ['user'],
  status: 'active',
}));

/** The list of people, and its last request. */
async function openPeople({ id = 7, at = '/users', more = {} } = {}) {
  const requests: GetListParams[] = [];
  const dataProvider = {
    getList: async (_resource: string, params: GetListParams) => {
      requests.push(params);
      return { data: people, total: people.length };
    },
    ...more,
  } as unknown as DataProvider; // A list uses nothing else.
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ id, permissions: ['local_admin'] }),
    dataProvider,
    answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }) },
  });
  await screen.findByText('Abebe');
  await screen.findByRole('button', { name: 'Views' }); // The toolbar is loaded after the rows.
  return { ...opened, last: () => requests.at(-1) };
}

const filtered = `/users?filter=${JSON.stringify({ status: 'inactive' })}&sort=email&order=DESC`;

type User = Awaited<ReturnType<typeof openPeople>>['user'];
async function openMenu(user: User) {
  await user.click(screen.getByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('menu', { name: 'Views' }));
}
async function saveAs(user: User, name: string) {
  await user.click((await openMenu(user)).getByRole('menuitem', { name: /^Save view/ }));
  await user.type(await screen.findByRole('textbox', { name: 'View name' }), `${name}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a list with views and selected rows has no accessibility problems', async () => {
  const { user } = await openPeople();
  await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  expect(await findAccessibilityProblems()).toEqual([]);
  const menu = await openMenu(user);
  menu.getByText('Filter the list, then save the view here.');
  expect(await findAccessibilityProblems(screen.getByRole('menu'))).toEqual([]);
});

test('the search box filters the list', async () => {
  const { user, last } = await openPeople();
  await user.type(screen.getByPlaceholderText('Search'), 'ced');
  await waitFor(() => expect(last()?.filter).toEqual({ q: 'ced' }));
});

test('a view stores filter, order and columns, and can be selected by keyboard and removed', async () => {
  const { user, last } = await openPeople({ at: filtered });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('switch', { name: 'Level' }));
  await user.keyboard('{Escape}');
  await saveAs(user, 'Who left');

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('switch', { name: 'Level' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /first name/i }));
  await waitFor(() => expect(last()?.sort?.field).toBe('first_name'));
  expect(screen.queryByRole('columnheader', { name: /Level/ })).not.toBeNull();

  const menu = await openMenu(user);
  expect(menu.getByRole('menuitemradio', { name: 'Who left' }).getAttribute('aria-checked')).toBe('false');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(last()?.sort).toEqual({ field: 'email', order: 'DESC' }));
  expect(last()?.filter).toEqual({ status: 'inactive' });
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Level/ })).toBeNull());

  const again = await openMenu(user);
  expect(again.getByRole('menuitemradio', { name: 'Who left' }).getAttribute('aria-checked')).toBe('true');
  await user.click(again.getByRole('menuitem', { name: 'Remove view “Who left”' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect((await openMenu(user)).queryByRole('menuitemradio')).toBeNull();
});

test('views are stored per person', async () => {
  const first = await openPeople({ at: filtered });
  await saveAs(first.user, 'Who left');
  first.page.unmount();
  const second = await openPeople({ id: 8 });
  expect((await openMenu(second.user)).queryByRole('menuitemradio')).toBeNull();
  second.page.unmount();
  const again = await openPeople();
  (await openMenu(again.user)).getByRole('menuitemradio', { name: 'Who left' });
});

test('the footer counts selected rows and can clear the selection', async () => {
  const { user } = await openPeople();
  expect(screen.queryByRole('button', { name: 'Clear selection' })).toBeNull();
  const [, first, second] = screen.getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  expect(screen.getByText('2 selected').getAttribute('role')).toBe('status');
  const bar = await screen.findByRole('button', { name: 'Delete' });
  expect(screen.getByRole('table').compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(
    0,
  );
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('2 selected')).toBeNull();
  expect((first as HTMLInputElement).checked).toBe(false);
  expect(document.activeElement).not.toBe(document.body);
});

test('a form opened from the list waits for the newest record to avoid losing input', async () => {
  let arrive = (_answer: { data: unknown }): void => {};
  const getOne = () => new Promise<{ data: unknown }>((resolve) => (arrive = resolve));
  const { user } = await openPeople({ more: { getOne } });
  await user.click(screen.getByText('Abebe'));
  await waitFor(() => expect(screen.queryByText('Birch')).toBeNull());
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
  arrive({ data: { ...people[0], first_name: 'Abeba' } });
  const field = await screen.findByRole('textbox', { name: 'First name' });
  expect((field as HTMLInputElement).value).toBe('Abeba');
});

test('a filter by several references shows their names', async () => {
  const requests: unknown[] = [];
  const getMany = async (resource: string, { ids }: { ids: number[] }) => {
    requests.push({ resource, ids });
    return { data: ids.map((id) => ({ id, name: id === 11 ? 'Dock crew' : 'Sawmill' })) };
  };
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    getMany,
  } as unknown as DataProvider; // A list uses nothing else.
  await renderApp({
    at: `/learn/campaigns?filter=${JSON.stringify({ team_ids: [11, 12] })}`,
    routes: mainRoutes,
    person: aPerson({ permissions: ['local_admin'] }),
    dataProvider,
    answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }) },
  });
  await screen.findByText('Teams: Dock crew, Sawmill');
  expect(requests).toContainEqual({ resource: 'teams', ids: [11, 12] });
});

test('a list that failed to load has no pagination', async () => {
  const dataProvider = { getList: () => Promise.reject(new Error('No.')) } as unknown as DataProvider; // Nothing else is used.
  await renderApp({
    at: '/users',
    routes: mainRoutes,
    person: aPerson({ permissions: ['local_admin'] }),
    dataProvider,
    answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }) },
  });
  await screen.findByText('We couldn’t load this list.');
  expect(screen.queryByText(/Rows per page/)).toBeNull();
});

test('a phone has the link to the form of a new record in the page, with its text', async () => {
  const query = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (media: string) => ({ ...query, media, matches: media.includes('max-width') }));
  await openPeople();
  const link = screen.getByRole('link', { name: 'Add person' });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Add person', '/users/create']);
  vi.unstubAllGlobals();
});
