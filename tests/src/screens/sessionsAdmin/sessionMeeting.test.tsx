import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionMeeting } from '../../../../contract/v2/sessionParticipants.ts';
import { SessionMeetingPanel } from '../../../../src/screens/sessionsAdmin/participants/SessionMeetingPanel.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';

import { aPerson, renderScreen } from '../renderScreen.tsx';

const ready: SessionMeeting = {
  status: 'ready',
  link: 'https://teams.example/join/1',
  failure: null,
  next_attempt_at: null,
};
const show = (meeting: SessionMeeting) =>
  renderScreen(() => <SessionMeetingPanel eventId={3} meeting={meeting} />, {
    person: aPerson({ permissions: ['user', 'app_admin'] }),
    answers: { retry_meeting: { message: 'Asked.' } },
  });

test('SESS-08 a meeting that failed says why, and is tried again by its organizer', async () => {
  const { user, asked, page } = show({ ...ready, status: 'failed', link: null, failure: 'misconfigured' });
  await screen.findByText(/^Microsoft Teams denied access\. .* Registrations aren’t affected\.$/);
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/retry_meeting'))?.body).toEqual({ event_id: 3 }),
  );
});

test('SESS-08 a meeting that exists shows its link, and nothing to try again', async () => {
  show(ready);
  await screen.findByRole('link', { name: 'https://teams.example/join/1' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('SESS-08 without a provider, the organizer is told to enter a link', async () => {
  show({ ...ready, status: 'off', link: null });
  await screen.findByText(/Enter an online link so that people can join\.$/);
});
