import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../support/findAccessibilityProblems.ts';
import { renderApp } from './renderApp.tsx';

const finished = {
  id: 5,
  event: 'import_applied',
  record_id: 8,
  name: 'people.csv',
  created_at: '2026-11-20T10:00:00Z',
  is_read: false,
};
const published = {
  ...finished,
  id: 4,
  event: 'benchmark_published',
  record_id: 2,
  name: 'Autumn',
  is_read: true,
};

function openPage(
  at: string,
  { unread = 1, notifications = [finished, published] as readonly object[] } = {},
) {
  let left = unread;
  return renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions: ['local_admin'] }),
    answers: {
      '/v2/notifications/unread': () => ({ body: { unread: left } }),
      '/v2/notifications/list': () => ({
        body: { notifications, total: notifications.length, unread: left },
      }),
      '/v2/notifications/mark_read': () => {
        left = 0;
        return { body: { message: 'Marked as read.' } };
      },
    },
  });
}

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

test('ADMIN-19 the bell tells the number of unread notifications, and opens the newest ones', async () => {
  const { user, sent, where } = await openPage('/notifications');
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(describedBy(bell)).toBe('1 unread notification'));
  await user.click(bell);
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await panel.findByRole('link', { name: 'The results for “Autumn” have been published.' });
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(panel.getByRole('link', { name: 'The import of “people.csv” has finished. Unread' }));
  await waitFor(() => expect(where()).toBe('/users/import'));
  expect(sent.find(({ path }) => path === '/v2/notifications/mark_read')?.body).toEqual({
    ids: [5],
    up_to: null,
  });
});

test('all notifications are on a page, where the shown ones are marked as read', async () => {
  const { user, sent } = await openPage('/notifications');
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(sent.find(({ path }) => path === '/v2/notifications/mark_read')?.body).toEqual({
    ids: [],
    up_to: 5,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
});

test('more than 99 unread notifications are not counted further, and none shows no number', async () => {
  const many = await openPage('/notifications', { unread: 100 });
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(bell.parentElement?.textContent).toBe('99+'));
  many.page.unmount();
  await openPage('/notifications', { unread: 0, notifications: [] });
  await screen.findByText('No notifications');
  expect(screen.getByRole('button', { name: 'Notifications' }).parentElement?.textContent).toBe('');
});
