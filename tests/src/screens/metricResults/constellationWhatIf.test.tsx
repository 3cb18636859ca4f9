import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonProfile } from '../../../../contract/v2/metricResults.ts';
import type { Permission } from '../../../../domain/access/permissions.ts';
import { metricDomains, metrics } from '../../../../domain/metrics/metrics.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { button, renderBuilder } from '../builder/renderBuilder.tsx';

const profile = (trust: number): PersonProfile => ({
  campaign_id: 3,
  campaign: 'Spring 360',
  metrics: metrics.map((metric) => {
    const value = metric === 'trust' ? trust : 50;
    return { metric, value, low: value - 10, high: value + 10 };
  }),
  domains: (Object.keys(metricDomains) as (keyof typeof metricDomains)[]).map((domain) => {
    return { domain, value: 50, low: 40, high: 60 };
  }),
});
const person = (user_id: number, name: string, trust: number | null) => {
  return { user_id, name, profile: trust === null ? null : profile(trust) };
};
const [ada, ben, cleo] = [person(7, 'Ada Lund', 40), person(8, 'Ben Roth', 40), person(9, 'Cleo Park', null)];
const [dana, eli] = [person(10, 'Dana Diaz', 100), person(11, 'Eli Moss', 60)];
const constellation = {
  constellation: { constellation_id: 4, name: 'Crew', note: null, people: 3 },
  people: [ada, ben, cleo],
  wanted: {
    blueprint_id: 2,
    name: 'Team lead',
    ranges: [{ metric: 'trust', low: 60, high: 90, importance: 'essential' }],
  },
  refused: null,
};
const record = {
  id: 4,
  name: 'Crew',
  note: null,
  user_ids: [7, 8, 9],
  blueprint_id: 2,
  updated_at: '2026-11-01',
};
const open = (permissions: Permission[]) =>
  renderBuilder({
    at: '/user-results-const/4',
    permissions,
    records: { constellations: [record] },
    answers: {
      '/v2/metric_results/constellation': () => ({ body: constellation }),
      '/v2/metric_results/people': () => ({ body: { people: [ada, ben, dana, eli], refused: null } }),
    },
  });

test('SPRINT-06 the gap follows each change, the best next member has a reason, and saving is confirmed first', async () => {
  const { user, changes } = await open(['user', 'local_admin']);
  await screen.findByText('Gap to “Team lead”: 20 points.');
  await screen.findByText(
    'Best next member: Dana Diaz. The gap would be 0 points, mostly because Trust would move from 40 to 60.',
  );
  expect(screen.queryByRole('button', { name: 'Save members' })).toBeNull();
  await user.click(button('Add Dana Diaz'));
  await screen.findByText('Gap to “Team lead”: 0 points. Saved group: 20 points.');
  screen.getByText('No one whose profile you have access to would narrow the gap.');
  await user.click(button('Remove Ben Roth'));
  expect(changes.update).not.toHaveBeenCalled();
  await user.click(button('Save members'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('“Crew” is saved with 1 person added and 1 person removed.');
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save members' }));
  await waitFor(() => expect(changes.update).toHaveBeenCalledTimes(1));
  expect(changes.update.mock.calls[0]?.[1]).toMatchObject({
    data: { id: 4, user_ids: [7, 9, 10] },
    previousData: record,
  });
});

test('SPRINT-06 a lead tries people out without saving', async () => {
  const { user } = await open(['user', 'supervisor']);
  await user.click(await screen.findByRole('button', { name: 'Add Dana Diaz' }));
  await screen.findByText('Gap to “Team lead”: 0 points. Saved group: 20 points.');
  expect(screen.queryByRole('button', { name: 'Save members' })).toBeNull();
});

test('SPRINT-06 people are added one after the other with the keyboard alone', async () => {
  const { user } = await open(['user', 'supervisor']);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Add person' });
  await user.type(field, 'nobody');
  screen.getByText('No results');
  await user.clear(field);
  for (const name of ['Dana Diaz', 'Eli Moss']) {
    await user.keyboard(`${name.slice(0, 3)}{ArrowDown}{Enter}`);
    button(`Remove ${name}`);
    expect([field.value, document.activeElement]).toEqual(['', field]);
  }
  await user.keyboard('more');
  screen.getByText('No one else shares a profile with you.');
});
