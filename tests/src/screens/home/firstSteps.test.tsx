import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FirstSteps } from '../../../../src/screens/home/FirstSteps.tsx';
import UserDashboard from '../../../../src/screens/home/UserDashboard.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';

const open = { people: false, teams: false, campaign: false, preview: false, launch: false };
const path = 'first_steps/read';

test('ADMIN-01 each step is ticked by the account, and open ones lead to their screen', async () => {
  renderScreen(FirstSteps, { answers: { [path]: { steps: { ...open, people: true } } } });
  const [first, second] = await screen.findAllByRole('listitem');
  within(first ?? document.body).getByText('Import people');
  within(first ?? document.body).getByRole('img', { name: 'Done' });
  within(second ?? document.body).getByText('Review teams');
  within(second ?? document.body).getByRole('img', { name: 'Not done yet' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Review teams', '/teams'],
    ['Create a campaign', '/micro-surveys/benchmarks/create'],
    ['Preview the survey', '/micro-surveys/benchmarks'],
    ['Launch the campaign', '/micro-surveys/benchmarks'],
  ]);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('teams are confirmed, and the list is hidden', async () => {
  let steps: object | null = { ...open, people: true };
  const { asked } = renderScreen(FirstSteps, {
    answers: {
      [path]: () => ({ steps }),
      'first_steps/change': ({ change }: { change: string }) => {
        steps = change === 'dismiss' ? null : { ...open, people: true, teams: true };
        return { message: 'ok' };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Confirm teams' }));
  await screen.findByText('Review teams');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Review teams' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Hide checklist' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Get started' })).toBeNull());
  const changes = asked.filter(({ path: address }) => address.endsWith('change'));
  expect(changes.map(({ body }) => body)).toEqual([{ change: 'confirm_teams' }, { change: 'dismiss' }]);
});

test('a failure shows nothing, because the account may have hidden the checklist', async () => {
  const { asked } = renderScreen(FirstSteps, { answers: { [path]: 500 } });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText('Get started')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account without the culture benchmark begins with a 360 campaign', async () => {
  const person = aPerson();
  const account = { ...person.ownAccount, modules: [3] };
  renderScreen(FirstSteps, {
    person: { ...person, ownAccount: account, currentAccount: account },
    answers: { [path]: { steps: open } },
  });
  const link = await screen.findByRole('link', { name: 'Create a campaign' });
  expect(link.getAttribute('href')).toBe('/surveys/create');
});

test.each([
  ['team leads', aPerson({ permissions: ['user', 'supervisor'] })],
  ['platform administrators', aPerson({ permissions: ['admin'] })],
  ['administrators who view another account', { ...aPerson(), currentAccount: otherAccount }],
])('%s are not asked to start', async (_name, person) => {
  const { asked } = renderScreen(UserDashboard, { person, answers: { [path]: { steps: open } } });
  const page = within(await screen.findByRole('heading', { level: 1 }).then(() => document.body));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(page.queryByText('Get started')).toBeNull();
  expect(asked.filter(({ path: address }) => address.endsWith(path))).toEqual([]);
});
