import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import MySessions from '../../../../src/screens/mySessions/MySessions.tsx';
import SessionPage from '../../../../src/screens/mySessions/SessionPage.tsx';
import { Participants } from '../../../../src/screens/sessionsAdmin/participants/Participants.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const member = aPerson({ permissions: ['user'] });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const listed = (more: object = {}) => ({
  id: 3,
  title: 'Listening well',
  starts_at: inDays(5),
  minutes: 60,
  time_zone: 'Asia/Tokyo',
  place: null,
  is_online: true,
  host: 'Tom Achterberg',
  status: 'open',
  capacity: 5,
  seats_left: 2,
  waiting: 0,
  registration: null,
  ...more,
});
const session = (more: object = {}) => ({
  ...listed(),
  description: 'How to listen.',
  note: null,
  waitlist: true,
  needs_approval: false,
  registration_closes_at: inDays(4),
  can_register: true,
  can_register_group: false,
  can_leave: false,
  join_opens_at: null,
  can_join: false,
  can_check_in: false,
  can_give_feedback: false,
  feedback_given: false,
  material_url: null,
  recording_url: null,
  conflicts: [],
  next_date: null,
  ...more,
});
const registered = (status: string, more: object = {}) => ({
  registration: { status, position: null, offer_expires_at: null, ...more },
  can_register: false,
  can_leave: true,
});

describe('the list', () => {
  test('ROUTE-28 shows the tab of the address with seats and both time zones', async () => {
    const { page, asked } = renderScreen(MySessions, {
      person: member,
      at: '/?tab=upcoming&q=listen',
      answers: { list: { sessions: [listed()], total: 1 } },
    });
    const link = await screen.findByRole('link', { name: 'Listening well' });
    expect(link.getAttribute('href')).toBe('/my-sessions/s/3');
    screen.getByText('Online · Tom Achterberg · 2 of 5 seats left');
    screen.getByText(/GMT\+9/);
    screen.getByText(/\(your time\)$/);
    expect(asked[0]?.body).toEqual({ tab: 'upcoming', q: 'listen', page: 1 });
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('without sessions it leads to the catalog', async () => {
    const { user, asked } = renderScreen(MySessions, {
      person: member,
      answers: { list: { sessions: [], total: 0 } },
    });
    await screen.findByText('You aren’t registered for any sessions');
    await user.click(screen.getByRole('button', { name: 'View upcoming sessions' }));
    await screen.findByText('No upcoming sessions');
    expect(asked.at(-1)?.body).toMatchObject({ tab: 'upcoming' });
  });

  test('a failure can be retried', async () => {
    renderScreen(MySessions, { person: member, answers: { list: 500 } });
    await screen.findByText('We couldn’t load the sessions.');
  });
});

describe('a session', () => {
  const open = (shown: object, answers: object = {}) =>
    renderScreen(SessionPage, {
      person: member,
      path: '/my-sessions/s/:id',
      at: '/my-sessions/s/3',
      answers: { read: { session: shown }, ...answers },
    });

  test('ROUTE-29 registers with one click', async () => {
    const { user, asked, page } = open(session(), {
      register: { status: 'registered', message: 'You’re registered.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    const sent = () => asked.filter(({ path }) => path.endsWith('/register'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ event_id: 3, despite_conflict: false });
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('a conflict is shown and asks before registering', async () => {
    const conflicts = [{ id: 9, title: 'Fairness', starts_at: inDays(5) }];
    const { user, asked } = open(session({ conflicts }), {
      register: { status: 'registered', message: 'Done.' },
    });
    expect((await screen.findByRole('link', { name: 'Fairness' })).getAttribute('href')).toBe(
      '/my-sessions/s/9',
    );
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(asked.some(({ path }) => path.endsWith('/register'))).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Register anyway' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/register'))?.body).toEqual({
        event_id: 3,
        despite_conflict: true,
      }),
    );
  });

  test('shows the position on the wait list, and leaving it is confirmed', async () => {
    const { user, asked } = open(
      session({ ...registered('waiting', { position: 2 }), seats_left: 0, waiting: 3 }),
      { leave: { message: 'Canceled.' } },
    );
    await screen.findByText(/^You’re at position 2 on the wait list\./);
    screen.getByText('All 5 seats are taken · 3 people are waiting');
    await user.click(screen.getByRole('button', { name: 'Leave wait list' }));
    screen.getByText(/^You lose your place on the wait list\./);
    expect(asked.some(({ path }) => path.endsWith('/leave'))).toBe(false);
    await user.click(screen.getAllByRole('button', { name: 'Leave wait list' }).at(-1) as HTMLElement);
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/leave'))).toBe(true));
  });

  test('an offer says until when, and is accepted with one click', async () => {
    const { user, asked } = open(session(registered('offered', { offer_expires_at: inDays(1) })), {
      accept_offer: { message: 'Accepted.' },
    });
    await screen.findByText(/^A seat is held for you until /);
    await user.click(screen.getByRole('button', { name: 'Accept seat' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/accept_offer'))).toBe(true));
  });

  test('joining and checking in appear in their window', async () => {
    const { user, asked, page } = open(
      session({ ...registered('registered'), can_leave: false, can_join: true, can_check_in: true }),
      { check_in: { message: 'Checked in.' } },
    );
    await screen.findByRole('button', { name: 'Join session' });
    await user.type(screen.getByRole('textbox', { name: 'Check-in code' }), 'abc234{Enter}');
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/check_in'))?.body).toEqual({
        event_id: 3,
        code: 'abc234',
      }),
    );
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('feedback is sent once all questions are answered', async () => {
    const { user, asked, page } = open(
      session({
        ...registered('attended'),
        status: 'held',
        starts_at: inDays(-2),
        can_leave: false,
        can_give_feedback: true,
        recording_url: 'https://files.example/recording',
      }),
      { give_feedback: { message: 'Thank you.' } },
    );
    const send = await screen.findByRole('button', { name: 'Send feedback' });
    expect(send.hasAttribute('disabled')).toBe(true);
    for (const group of screen.getAllByRole('radiogroup')) {
      const [, , , four] = group.querySelectorAll('input');
      await user.click(four as HTMLElement);
    }
    await user.click(send);
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/give_feedback'))?.body).toEqual({
        event_id: 3,
        useful: 4,
        applicable: 4,
        recommended: 4,
      }),
    );
    expect(screen.getByRole('link', { name: 'Recording' }).getAttribute('rel')).toBe('noopener noreferrer');
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('a session that isn’t open to the person says so', async () => {
    renderScreen(SessionPage, {
      person: member,
      path: '/my-sessions/s/:id',
      at: '/my-sessions/s/3',
      answers: { read: 404 },
    });
    await screen.findByText('Session not found');
  });
});

describe('participants', () => {
  const event = {
    id: 3,
    topic_id: 1,
    starts_at: inDays(0),
    time_zone: 'UTC',
    minutes: 60,
    place: 'Room 4',
    creates_meeting: false,
    link: null,
    host: null,
    note: null,
    capacity: 5,
    waitlist: true,
    needs_approval: true,
    closes_hours_before: 0,
    status: 'held' as const,
    updated_at: inDays(-1),
  };
  const person = (id: number, status: string) => ({
    id,
    name: `Person ${id}`,
    company: 'Harbor',
    status,
    position: null,
    offer_expires_at: null,
  });
  const overview = {
    participants: [person(1, 'requested'), person(2, 'registered')],
    total: 2,
    counts: [{ status: 'registered', count: 1 }],
    check_in_code: 'ABC234',
    meeting: null,
    material_url: null,
    recording_url: null,
    feedback: {
      answers: 5,
      favorable: {
        useful: { from: 80, to: 100 },
        applicable: { from: 40, to: 60 },
        recommended: { from: 0, to: 20 },
      },
    },
    proposed_date: { starts_at: inDays(20), time_zone: 'UTC', waiting: 4 },
  };
  const Page = () => <Participants event={event} />;
  const organizer = aPerson({ permissions: ['user', 'app_admin'] });

  test('are approved and marked, and feedback is shown in bands', async () => {
    const { user, asked, page } = renderScreen(Page, {
      person: organizer,
      answers: { participants: overview, decide_requests: { message: 'Approved.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve Person 1' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('/decide_requests'))?.body).toEqual({
        event_id: 3,
        registration_ids: [1],
        approved: true,
      }),
    );
    screen.getByText('80% to 100%');
    screen.getByText('ABC234');
    screen.getByText(/^4 people are waiting for a seat on this topic\./);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('a list of attendees is checked before it is recorded', async () => {
    const { user, asked } = renderScreen(Page, {
      person: organizer,
      answers: {
        participants: overview,
        import_attendance: { matched: 2, known: 0, unmatched: [{ line: 3, text: 'x' }], message: 'Saved.' },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'List of attendees' }), 'a@b.example');
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    await screen.findByText('Line 3: x');
    await user.click(screen.getByRole('button', { name: 'Record 2 people' }));
    const runs = () => asked.filter(({ path }) => path.endsWith('/import_attendance'));
    await waitFor(() => expect(runs()).toHaveLength(2));
    expect(runs().map(({ body }) => (body as { dry_run: boolean }).dry_run)).toEqual([true, false]);
  });
});
