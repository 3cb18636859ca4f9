import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readShell } from '../../../src/app/shellState.ts';
import { route } from '../../../src/routes/route.ts';
import { aPerson } from '../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const layout = () => screen.getByTestId('layout');
const header = () => screen.queryByRole('banner');
const navigation = () => screen.queryByRole('navigation', { name: 'Main' });
const picker = () => screen.queryByRole('toolbar', { name: 'Current Account:' });
const delegated = aPerson({ permissions: ['user', 'delegated_admin'], has_delegated_accounts: true });
const accounts = { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }) };

test('the shell has no accessibility problems', async () => {
  await renderApp({
    at: '/teams',
    routes: someRoutes,
    person: delegated,
    answers: accounts,
  });
  await screen.findByRole('heading', { name: 'Teams' });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('LAY-08 LAY-09 LAY-12 header and navigation are shown if both flags are set', async () => {
  await renderApp({ at: '/dashboard', routes: someRoutes });
  await screen.findByText('Home');
  expect(header()).not.toBeNull();
  expect(navigation()).not.toBeNull();
  expect(layout().classList).toContain('has-nav');
  expect(layout().classList).not.toContain('no-nav');
});
test('LAY-08 LAY-09 LAY-12 only the header is shown without the navigation flag', async () => {
  await renderApp({ at: '/no-nav', routes: someRoutes });
  await screen.findByText('Without navigation');
  expect(header()).not.toBeNull();
  expect(navigation()).toBeNull();
  expect(layout().classList).toContain('no-nav');
  expect(layout().classList).not.toContain('has-nav');
});
test('LAY-08 without a header there is no navigation, whatever its flag', async () => {
  await renderApp({ at: '/bare-with-nav', routes: someRoutes });
  await screen.findByText('Headless');
  expect(header()).toBeNull();
  expect(navigation()).toBeNull();
  expect(layout().classList).toContain('no-nav');
});
test('LAY-10 LAY-13 the account picker is shown where the route allows it, to people who can use it', async () => {
  const { router } = await renderApp({
    at: '/teams',
    routes: someRoutes,
    person: delegated,
    answers: accounts,
  });
  await screen.findByRole('heading', { name: 'Teams' });
  expect(picker()).not.toBeNull();
  expect(layout().classList).toContain('has-account-picker');
  await act(() => router.navigate('/dashboard'));
  expect(picker()).toBeNull();
  expect(layout().classList).not.toContain('has-account-picker');
});
test('LAY-10 a supervisor without other permissions never sees the account picker', async () => {
  await renderApp({ at: '/teams', routes: someRoutes, person: aPerson({ permissions: ['supervisor'] }) });
  await screen.findByRole('heading', { name: 'Teams' });
  expect(picker()).toBeNull();
});
test('LAY-11 the support dialog is always mounted and closed until requested', async () => {
  await renderApp({ at: '/bare', routes: someRoutes });
  await screen.findByText('Bare');
  await screen.findByTestId('support-dialog-main');
  expect(screen.queryByRole('dialog', { name: 'Contact support' })).toBeNull();
});
test('LAY-14 HR-08 HR-09 the HR app has its own style, header and support dialog', async () => {
  const person = aPerson({ permissions: ['user', 'admin'] });
  await renderApp({ at: '/dashboard', routes: someRoutes, app: 'hr', person });
  await screen.findByText('Home');
  expect(layout().classList).toContain('hr-variant');
  expect(header()?.textContent).toContain('Pay studies');
  await screen.findByTestId('support-dialog-hr');
});
test('LAY-14 the main app has no HR style', async () => {
  await renderApp({ at: '/dashboard', routes: someRoutes });
  await screen.findByText('Home');
  expect(layout().classList).not.toContain('hr-variant');
});
test('LAY-15 the product name follows the page title', async () => {
  await renderApp({ at: '/dashboard', routes: someRoutes });
  await waitFor(() => expect(document.title).toBe('Dashboard · Cairn'));
});
test('LAY-16 every navigation starts at the top of the page', async () => {
  const { router } = await renderApp({ at: '/dashboard', routes: someRoutes });
  await screen.findByText('Home');
  vi.mocked(window.scrollTo).mockClear();
  await act(() => router.navigate('/no-nav'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});
test('LAY-17 LAY-18 ENT-40 the loading flag is on while a page loads', async () => {
  let arrive = () => {};
  const fetched = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow = route('/slow', { title: 'tasks', needs: 'user' }, async () => {
    await fetched;
    return { default: () => <h1>Slow</h1> };
  });
  const { router } = await renderApp({ at: '/dashboard', routes: [slow, ...someRoutes] });
  await screen.findByText('Home');
  expect(readShell().routeLoading).toBe(false);
  act(() => void router.navigate('/slow'));
  expect(readShell().routeLoading).toBe(true);
  screen.getByText('Home');
  await act(async () => arrive());
  await screen.findByText('Slow');
  expect(readShell().routeLoading).toBe(false);
});
test('the shell is shown while the first screen loads', async () => {
  let arrive = () => {};
  const fetched = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow = route('/slow', { title: 'tasks', needs: 'user' }, async () => {
    await fetched;
    return { default: () => <h1>Slow</h1> };
  });
  await renderApp({ at: '/slow', routes: [slow, ...someRoutes] });
  await waitFor(() => expect(readShell().isStarting).toBe(true));
  screen.getByRole('button', { name: /^User menu/ });
  expect(screen.queryByText('Slow')).toBeNull();
  await act(async () => arrive());
  await screen.findByText('Slow');
  expect(readShell().isStarting).toBe(false);
});
test('ENT-37 on a phone the menu covers the screen and closes after a choice', async () => {
  const { user, where } = await renderApp({
    at: '/dashboard',
    routes: someRoutes,
    width: 'phone',
    person: aPerson({ permissions: ['supervisor'] }),
  });
  await screen.findByText('Home');
  expect(readShell().fullScreenMenuOpen).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(readShell().fullScreenMenuOpen).toBe(true);
  await user.click(await screen.findByRole('link', { name: 'Teams' }));
  expect(readShell().fullScreenMenuOpen).toBe(false);
  expect(where()).toBe('/teams');
});
