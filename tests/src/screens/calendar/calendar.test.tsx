import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { CalendarToolbar } from '../../../../src/screens/calendar/CalendarToolbar.tsx';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';
import { renderScreen } from '../renderScreen.tsx';

const whole = { minutes: null, time_zone: null };
const entries = [
  { ...whole, id: 'survey-1', kind: 'survey', title: 'Autumn', starts: '2026-11-25', path: '/dashboard' },
  {
    ...whole,
    id: 'step-2',
    kind: 'step',
    title: '<img onerror>',
    starts: '2026-11-26',
    path: '/dei-builder',
  },
];

async function openPage(view: string, answers: FakeResponses = {}) {
  const opened = await renderApp({
    at: `/calendar?view=${view}&day=2026-11-24`,
    routes: mainRoutes,
    person: aPerson({ permissions: ['user'] }),
    answers: {
      '/v2/calendar/entries': () => ({ body: { entries } }),
      '/v2/calendar/feed': () => ({ body: { created_at: null } }),
      '/v2/calendar/create_feed': () => ({
        body: { url: 'https://cairn.example/calendar-feeds/secret.ics', created_at: '2026-11-24T09:00:00Z' },
      }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Calendar' });
  return opened;
}

/** The month is drawn by its measured size, so its entries are tested in a browser. */
test('CAL-01 the agenda shows entries as links to their pages', async () => {
  await openPage('agenda');
  const link = await screen.findByRole('link', { name: /Autumn: last day to answer/ });
  expect(link.getAttribute('href')).toBe('/dashboard');
  screen.getByText('<img onerror>');
  screen.getByRole('heading', { level: 2, name: 'November 2026' });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('moves to the next month, whose days are loaded', async () => {
  const { user, sent } = await openPage('agenda');
  await screen.findByRole('link', { name: /Autumn/ });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 2, name: 'December 2026' });
  const ranges = () => sent.filter(({ path }) => path === '/v2/calendar/entries').map(({ body }) => body);
  await expect.poll(ranges).toContainEqual({ from: '2026-11-24', to: '2027-01-14' });
});

test('a week is named by its Monday', () => {
  const ignore = () => undefined;
  renderScreen(() => <CalendarToolbar view="week" day="2026-11-24" onView={ignore} onDay={ignore} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Week of 23 Nov 2026');
});

test('an empty agenda says so', async () => {
  await openPage('agenda', { '/v2/calendar/entries': () => ({ body: { entries: [] } }) });
  await screen.findByText('Nothing in this period.');
});

test('an account without the calendar is told why', async () => {
  const refusal = { status: 403, body: { code: 'forbidden', message: 'Your account doesn’t include this.' } };
  await openPage('agenda', { '/v2/calendar/entries': () => refusal });
  await screen.findByText('Your account doesn’t include this.');
});

test('CAL-02 the private link is shown once, to be copied', async () => {
  const { user } = await openPage('month');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe in another calendar' }));
  await user.click(await dialog.findByRole('button', { name: 'Create link' }));
  const field = await dialog.findByRole('textbox', { name: 'Private link' });
  expect(field).toHaveProperty('value', 'https://cairn.example/calendar-feeds/secret.ics');
  expect(await findAccessibilityProblems()).toEqual([]);
});
