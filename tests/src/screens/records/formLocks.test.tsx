import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderTeams } from '../teams/renderTeams.tsx';

const teamLead = aPerson({ id: 8, permissions: ['user', 'supervisor'] });
const admin = aPerson({ id: 8, permissions: ['user', 'local_admin'] });
const consultant = aPerson({ id: 8, permissions: ['user', 'consultant', 'supervisor'] });
const abroad = { ...consultant, currentAccount: { ...consultant.currentAccount, id: 77 } };

const cycle = {
  id: 6,
  name: 'Spring cycle',
  message: null,
  opens_on: null,
  closes_on: '2026-12-04',
  audience: 'chosen',
  relationships: [],
  manager_min: 0,
  manager_max: 0,
  peer_min: 0,
  peer_max: 0,
  direct_report_min: 0,
  direct_report_max: 0,
  other_min: 0,
  other_max: 0,
  nominated_by: 'target',
  approval: true,
  questions_per_sitting: null,
  reminders: true,
  supplemental_ids: [],
  released_to: 'self',
  release: 'by_hand',
  launched_on: null,
  closed_on: null,
  released_on: null,
  repeats_id: null,
  created_by: 3,
  updated_at: '2026-11-13T09:00:00.000Z',
  team_ids: [],
  user_ids: [],
  target_count: 0,
};
const open = (at: string, person: ReturnType<typeof aPerson>, status = 'draft') =>
  renderTeams({
    at,
    person,
    answers: { '/v2/surveys/campaign': () => ({ body: { ...cycle, time_zone: 'UTC', status } }) },
    rows: { survey_campaigns: [{ ...cycle, status }] },
  });
const nameInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });

test('a team is read-only for a team lead, who reads why', async () => {
  await open('/teams/update/11', teamLead);
  await screen.findByText(/Ask an administrator of the account to make changes/);
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('a campaign of someone else is read-only for a team lead, who reads why', async () => {
  await open('/surveys/manage/6/update', teamLead);
  await screen.findByText(/because someone else created it/);
  await waitFor(() => expect(nameInput().disabled).toBe(true));
});

test('a launched campaign says what can still be changed', async () => {
  await open('/surveys/manage/6/update', admin, 'open');
  await screen.findByText(/You can still change its name, its message, its last day and its reminders/);
  expect(nameInput().disabled).toBe(false);
});

test('a draft has no notice', async () => {
  await open('/surveys/manage/6/update', admin);
  await waitFor(() => expect(nameInput().disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account that a person may only view is read-only, with the reason', async () => {
  await open('/surveys/manage/6/update', abroad);
  await screen.findByText('You can view the data of this account but not change it.');
});
