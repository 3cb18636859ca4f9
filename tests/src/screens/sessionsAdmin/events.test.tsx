import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { liveSessionPaths } from '../../../../src/screens/sessionsAdmin/liveSessionPaths.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { matchRoute } from '../../../support/matchRoute.ts';
import { button, expectText, renderBuilder } from '../builder/renderBuilder.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const topic = {
  id: 3,
  title: 'Listening well',
  description: 'How to let others finish.',
  language: 'en',
  owner: 'Learning team',
  image_url: null,
  minutes: 90,
  default_capacity: 12,
  program_ids: [1],
  published: true,
  updated_at: '2026-11-01T09:00:00.000Z',
};
const event = {
  id: 8,
  topic_id: 3,
  starts_at: '2026-12-01T09:00:00.000Z',
  time_zone: 'Europe/Prague',
  minutes: 90,
  place: 'Room 4',
  link: null,
  host: 'Miriam Adler',
  note: null,
  capacity: 12,
  waitlist: true,
  closes_hours_before: 24,
  status: 'planned',
  updated_at: '2026-11-01T09:00:00.000Z',
};
const past = { ...event, id: 9, starts_at: '2026-10-01T09:00:00.000Z', status: 'held' };
const records = { event_topics: [topic], events: [event, past] };
const permissions = ['user', 'app_admin'] as const;
const open = (at: string, more: object = {}) =>
  renderBuilder({ at, permissions: [...permissions], records, ...more });

test('every linked page has a route', () => {
  const paths = [
    liveSessionPaths.list,
    liveSessionPaths.topic(3),
    liveSessionPaths.editTopic(3),
    liveSessionPaths.planEvent(3),
    liveSessionPaths.event(3, 8),
    liveSessionPaths.editEvent(3, 8),
  ];
  expect(paths.map((path) => matchRoute(mainRoutes, path)?.route.title)).toEqual([
    'eventTopics',
    'eventTopicManage',
    'eventTopicUpdate',
    'eventCreate',
    'eventManage',
    'eventUpdate',
  ]);
});

test('ROUTE-118 ROUTE-144 separates upcoming events of a topic from past ones', async () => {
  await open('/live-sessions/manage/3');
  const coming = within(await screen.findByRole('region', { name: 'Upcoming' }));
  coming.getByRole('link', { name: /1 Dec 2026, 10:00/ });
  coming.getByText('Planned');
  const pastEvents = within(screen.getByRole('region', { name: 'Past' }));
  pastEvents.getByText('Completed');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('says what to do for a topic without events', async () => {
  await open('/live-sessions/manage/3', { records: { event_topics: [topic] } });
  await screen.findByText(/^Plan the first live session of this topic/);
});

test('says that an event was not found', async () => {
  await open('/live-sessions/manage/3/event/77');
  await screen.findByText('Not found');
});

describe('ROUTE-121 an event', () => {
  test('shows its own time zone and opens after a confirmation', async () => {
    const { user, requests } = await open(liveSessionPaths.event(3, 8), {
      answers: {
        '/v2/live_sessions/change_event_status': () => ({ body: { message: 'The live session is open.' } }),
      },
    });
    await screen.findByText(/1 Dec 2026, 10:00 CET to 11:30/);
    expect(await findAccessibilityProblems()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).toBeNull();
    await user.click(button('Open registration'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(requests('/v2/live_sessions/change_event_status')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Open registration' }));
    await expectText('The live session is open.');
    expect(requests('/v2/live_sessions/change_event_status')).toEqual([{ event_id: 8, status: 'open' }]);
  });

  test('that was held can be copied but not edited', async () => {
    await open(liveSessionPaths.event(3, 9));
    await screen.findByRole('link', { name: 'Copy live session' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});

describe('when an event begins', () => {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}(\\s*\\*)?$`)), { target: { value } });

  test('is stored as a moment, with a warning when clocks change', async () => {
    const { user, changes } = await open(liveSessionPaths.planEvent(3), {
      records: { event_topics: [topic] },
    });
    await screen.findByRole('textbox', { name: 'Day' });
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await user.clear(zone);
    await user.click(zone);
    await user.paste('Europe/Prague');
    await user.click(await screen.findByRole('option', { name: 'Europe/Prague' }));
    fill('Day', '25/10/2026');
    fill('Time', '02:30');
    await screen.findByText(/this time occurs twice/);
    fill('Day', '28/03/2027');
    await screen.findByText(/will start at 03:30/);
    fill('Day', '29/03/2027');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    fill('Location', 'Room 4');
    await user.click(button('Save'));
    await waitFor(() => expect(changes.create).toHaveBeenCalled());
    expect(changes.create.mock.calls[0]?.[1]).toMatchObject({
      data: { topic_id: 3, starts_at: '2027-03-29T00:30:00.000Z', time_zone: 'Europe/Prague', minutes: 90 },
    });
  });

  test('is required, like a place', async () => {
    const { user, changes } = await open(liveSessionPaths.planEvent(3), {
      records: { event_topics: [topic] },
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await expectText('Required');
    await expectText('Enter a location, an online link, or both.');
    expect(changes.create).not.toHaveBeenCalled();
  });
});

test('ROUTE-122 shows the change of someone else and keeps unsaved text', async () => {
  const { user } = await open(liveSessionPaths.editEvent(3, 8), {
    provider: { update: () => Promise.reject(new HttpError(409, { code: 'conflict', message: 'newer' })) },
  });
  const host = await screen.findByRole('textbox', { name: 'Host' });
  await user.clear(host);
  await user.paste('Tom Achterberg');
  await user.click(button('Save'));
  await expectText('Someone else changed this while you were editing');
  await user.keyboard('{Escape}');
  expect((host as HTMLInputElement).value).toBe('Tom Achterberg');
});
