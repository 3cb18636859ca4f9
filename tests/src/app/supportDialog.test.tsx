import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductApp } from '../../../domain/access/routeAccess.ts';
import { changeShell, readShell } from '../../../src/app/shellState.ts';
import { aPerson } from '../../domain/access/people.ts';
import { renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const apps: readonly (readonly [ProductApp, string])[] = [
  ['main', 'Contact support'],
  ['hr', 'Contact support for pay studies'],
];
const pages = [
  ['/dashboard', 'Home'],
  ['/bare', 'Bare'],
  ['/bare-with-nav', 'Headless'],
  ['/no-nav', 'Without navigation'],
  ['/teams', 'Teams'],
  ['/unknown', 'Nothing here'],
] as const;
const openDialog = () => act(() => changeShell({ supportDialogOpen: true }));
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');

test.each(apps)(
  'LAY-11 every page of the %s app has the same support dialog, closed at first',
  async (app, title) => {
    const { router } = await renderApp({
      at: '/dashboard',
      routes: someRoutes,
      app,
      person: aPerson({ permissions: ['user', 'admin'] }),
      answers: { '/v2/account/get_accounts': () => ({ body: { accounts: [] } }) },
    });
    await screen.findByText('Home');
    const dialog = await screen.findByTestId(`support-dialog-${app}`);
    for (const [path, heading] of pages) {
      await act(() => router.navigate(path));
      await screen.findByRole('heading', { name: heading });
      expect(screen.getByTestId(`support-dialog-${app}`), path).toBe(dialog);
      expect(screen.queryByRole('dialog', { name: title }), path).toBeNull();
    }
    openDialog();
    expect(dialog.contains(screen.getByRole('dialog', { name: title }))).toBe(true);
  },
);

test('LAY-11 a support message is kept while the dialog is closed and on the next page', async () => {
  const { router, user } = await renderApp({ at: '/dashboard', routes: someRoutes });
  await screen.findByText('Home');
  openDialog();
  await user.type(await message(), 'It fails.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readShell().supportDialogOpen).toBe(false);
  await act(() => router.navigate('/bare'));
  await screen.findByText('Bare');
  openDialog();
  expect((await message()).value).toBe('It fails.');
});

test('LAY-11 signed-out people have the support dialog too, without a form', async () => {
  await renderApp({ at: '/unknown', routes: someRoutes, person: null });
  await screen.findByRole('heading', { name: 'Nothing here' });
  const dialog = await screen.findByTestId('support-dialog-main');
  openDialog();
  expect(dialog.contains(screen.getByRole('dialog', { name: 'Contact support' }))).toBe(true);
  expect(dialog.textContent).toContain('You’re not signed in.');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});
