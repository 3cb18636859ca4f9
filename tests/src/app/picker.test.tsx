import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSession, restoreSession } from '../../../dataProviders/session.ts';
import { dropdownMinWidth } from '../../../src/app/AccountPicker.tsx';
import { readShell } from '../../../src/app/shellState.ts';
import { anAccount, aPerson } from '../../domain/access/people.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { renderApp, sessionAnswer } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const lumen = anAccount({ id: 2, name: 'Lumen Works' });
const atlas = anAccount({ id: 3, name: '', company_name: 'Atlas Freight' });
const delegated = aPerson({ permissions: ['user', 'delegated_admin'], has_delegated_accounts: true });

/** The server grants every account requested in the header. */
async function openPicker(at = '/teams', person = delegated) {
  const opened = await renderApp({
    at,
    routes: someRoutes,
    person,
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [lumen, atlas] } }),
      '/v2/session': ({ headers }) => {
        const wished = [lumen, atlas].find(({ id }) => String(id) === headers['x-cairn-account']);
        return { body: sessionAnswer({ ...person, currentAccount: wished ?? person.ownAccount }) };
      },
    },
  });
  const toolbar = await screen.findByRole('toolbar', { name: 'Current Account:' });
  await waitFor(() => expect(opened.sent.map(({ path }) => path)).toContain('/v2/account/get_accounts'));
  return { ...opened, toolbar, dropdown: await within(toolbar).findByRole<HTMLInputElement>('combobox') };
}
const clearButton = () => screen.queryByRole('button', { name: 'Return to my account' });
const current = () => readSession().currentAccount?.name;

test('PICK-01 PICK-02 the toolbar has a label and a searchable dropdown', async () => {
  const { toolbar, dropdown, user } = await openPicker();
  within(toolbar).getByText('Current Account:');
  expect(within(toolbar).getByLabelText('Current Account:')).toBe(dropdown);
  await user.click(dropdown);
  await user.clear(dropdown);
  await user.type(dropdown, 'lum');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Lumen Works']);
});
test('PICK-03 CONST-22 the dropdown is at least 280 px wide', async () => {
  const { dropdown } = await openPicker();
  expect(dropdownMinWidth).toBe(280);
  const root = dropdown.closest('.MuiAutocomplete-root');
  expect(root && getComputedStyle(root).minWidth).toBe('280px');
});
test('PICK-04 PICK-16 the dropdown lists the accounts by name, including the person’s own', async () => {
  const { dropdown, user } = await openPicker();
  await user.click(dropdown);
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['Harbor & Pine', 'Lumen Works', 'Atlas Freight']);
});
test('PICK-05 PICK-06 the clear button is shown only while another account is selected', async () => {
  const { dropdown, user } = await openPicker();
  expect(clearButton()).toBeNull();
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await screen.findByRole('button', { name: 'Return to my account' });
});
test('PICK-08 PICK-09 ENT-41 ENT-42 selecting another account makes it current and renders the screen again', async () => {
  const { dropdown, user, sent } = await openPicker();
  const before = readShell().routeKey;
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  expect(current()).toBe('Lumen Works');
  expect(readShell().routeKey).not.toBe(before);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ path: '/v2/session', headers: { 'x-cairn-account': '2' } }),
  );
});
test('PICK-07 clearing returns to the person’s own account', async () => {
  const { dropdown, user } = await openPicker();
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await user.click(await screen.findByRole('button', { name: 'Return to my account' }));
  expect(current()).toBe('Harbor & Pine');
  await waitFor(() => expect(clearButton()).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Harbor & Pine');
});
test('PICK-10 a route without a record keeps its path and query', async () => {
  const { dropdown, user, router } = await openPicker('/teams?page=2');
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await waitFor(() => expect(current()).toBe('Lumen Works'));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/teams?page=2');
});
test('PICK-11 a route of a record is replaced by its list', async () => {
  const { dropdown, user, where } = await openPicker('/teams/update/4');
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await waitFor(() => expect(where()).toBe('/teams'));
});
test('PICK-12 showing the current account at first does not navigate', async () => {
  const { router } = await openPicker();
  const navigate = vi.spyOn(router, 'navigate');
  await act(async () => {});
  expect(navigate).not.toHaveBeenCalled();
  expect(current()).toBe('Harbor & Pine');
});
test('PICK-12 the first selection by a person works', async () => {
  const { dropdown, user } = await openPicker();
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Atlas Freight' }));
  await waitFor(() => expect(current()).toBe('Atlas Freight'));
});
test('PICK-13 a dropdown left empty shows the current account again', async () => {
  const { dropdown, user } = await openPicker();
  await user.click(dropdown);
  await user.clear(dropdown);
  expect(dropdown.value).toBe('');
  await user.tab();
  await waitFor(() => expect(dropdown.value).toBe('Harbor & Pine'));
  expect(current()).toBe('Harbor & Pine');
});
test('PICK-14 the account of the session is current when a page starts', async () => {
  const { dropdown, user } = await openPicker();
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await waitFor(() => expect(current()).toBe('Lumen Works'));
  expect(restoreSession().currentAccount?.id).toBe(2);
  expect(restoreSession().ownAccount?.id).toBe(1);
});
test('ENT-26 the account list is cached for the next page', async () => {
  const { router, sent } = await openPicker();
  await act(() => router.navigate('/dashboard'));
  await act(() => router.navigate('/teams/update/4'));
  await screen.findByRole('toolbar', { name: 'Current Account:' });
  expect(sent.filter(({ path }) => path === '/v2/account/get_accounts')).toHaveLength(1);
});
test('PICK-15 API-09 the list requests only delegated accounts', async () => {
  const { sent } = await openPicker();
  const requests = () => sent.find(({ path }) => path === '/v2/account/get_accounts')?.body;
  expect(requests()).toEqual({ delegated_only: true });
});
test('PICK-15 a platform admin requests all accounts', async () => {
  const { sent } = await openPicker('/teams', aPerson({ permissions: ['admin'] }));
  expect(sent.find(({ path }) => path === '/v2/account/get_accounts')?.body).toEqual({
    delegated_only: false,
  });
});
test('during emulation a banner says so and leads back', async () => {
  const { dropdown, user } = await openPicker();
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await screen.findByText(/You are viewing Lumen Works as Ada Stone/);
  await user.click(screen.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(current()).toBe('Harbor & Pine'));
});
test('an account that the server refuses is replaced by the person’s own', async () => {
  const { dropdown, user } = await openPicker();
  const network = globalThis.fetch;
  stubFetch(async (url, init) => {
    if (init.headers['x-cairn-account']) return Response.json({ code: 'forbidden' }, { status: 403 });
    return url === '/api/v2/session' ? Response.json(sessionAnswer(delegated)) : network(url, init);
  });
  await user.click(dropdown);
  await user.click(screen.getByRole('option', { name: 'Lumen Works' }));
  await waitFor(() => expect(current()).toBe('Harbor & Pine'));
});
