import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FocusSection } from '../../../../src/results/focus/FocusSection.tsx';
import TeamActionCreate from '../../../../src/screens/actions/TeamActionCreate.tsx';
import TeamActionPage from '../../../../src/screens/actions/TeamActionPage.tsx';
import TeamActions from '../../../../src/screens/actions/TeamActions.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign } from '../dashboards/answers.ts';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const lead = aPerson({ permissions: ['user', 'supervisor'] });
const member = aPerson({ permissions: ['user'] });
const score = { low: false, high: false, margin: 3 };
const course = {
  kind: 'course',
  id: 5,
  title: 'Being heard',
  summary: null,
  minutes: 30,
  link: null,
  on: null,
};
const trust = {
  ...score,
  topic_id: 1,
  topic: 'Trust',
  answer_percent: 57,
  reasons: [
    { kind: 'decline', reference: 73, points: 16, margin: 4, isBeyondChance: true },
    { kind: 'gap', reference: 60, points: 3, margin: 4, isBeyondChance: false },
  ],
};
const focus = (more: object = {}) => ({
  campaign: { campaign_id: 4, name: 'Autumn', closed_on: '2026-10-31' },
  groups: [{ team_id: 3, name: 'North' }],
  unpublished: ['Tiny'],
  team_id: 3,
  members: ['North'],
  topics: [
    { ...trust, suggestions: [course] },
    { ...score, topic_id: 2, topic: 'Voice', answer_percent: 80, reasons: [], suggestions: [] },
  ],
  ...more,
});
const listed = {
  id: 8,
  title: 'Start with a round',
  topic_id: 1,
  topic: 'Trust',
  scope: 'team',
  team_id: 3,
  team: 'North',
  owner_id: 7,
  owner: 'Ada Lund',
  starts_on: '2020-01-01',
  due_on: '2020-02-01',
  progress: 'in_progress',
  visible_to_team: true,
};
const action = (more: object = {}) => ({
  ...listed,
  version: 2,
  suggestion: null,
  drop_reason: null,
  source: { campaign_id: 4, name: 'Autumn' },
  evidence: trust,
  can_edit: true,
  can_report: true,
  updates: [{ id: 1, author: null, text: 'We met.', created_at: '2026-11-20T10:00:00Z', can_delete: true }],
  ...more,
});

describe('choosing a focus', () => {
  const Section = () => <FocusSection campaign={aCampaign()} />;

  test('ACT-01 shows each candidate with its reasons and their errors, and what wasn’t published', async () => {
    const { page } = renderScreen(Section, { person: lead, answers: { focus: focus() } });
    await screen.findByText(/Fell by 16 points .* \(±4\), from 73\. Statistically significant\./);
    screen.getByText(/3 points below the company \(±4\).* This is within chance\./);
    screen.getByText(/^Not published in this campaign: Tiny\./);
    const link = screen.getByRole('link', { name: 'Choose Trust' });
    expect(link.getAttribute('href')).toBe('/actions/create?campaign=4&team=3&topic=1');
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('says why there’s nothing to choose', async () => {
    const nothing = focus({ groups: [], team_id: null, topics: [] });
    renderScreen(Section, { person: lead, answers: { focus: nothing } });
    await screen.findByText(/^Results for your teams weren’t published in this campaign\./);
    expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
  });

  test('an action takes a suggestion, belongs to its chooser and starts today', async () => {
    const { user, asked, page } = renderScreen(TeamActionCreate, {
      person: lead,
      path: '*',
      at: '/actions/create?campaign=4&team=3&topic=1',
      answers: { focus: focus(), create: { id: 8, message: 'Added.' } },
    });
    await user.click(await screen.findByRole('radio', { name: 'Course: Being heard' }));
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add action' }));
    const sent = () => asked.filter(({ path }) => path.endsWith('/team_actions/create'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({
      campaign_id: 4,
      team_id: 3,
      topic_id: 1,
      title: 'Being heard',
      owner_id: 7,
      suggestion: { kind: 'course', id: 5 },
      visible_to_team: false,
      request_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('a group that can’t be chosen says so', async () => {
    renderScreen(TeamActionCreate, {
      person: lead,
      path: '*',
      at: '/actions/create?campaign=4&team=9',
      answers: { focus: focus({ team_id: null, topics: [] }) },
    });
    await screen.findByText('You can’t choose a focus for this group');
  });
});

describe('an action', () => {
  const open = (person: typeof lead, shown: object) =>
    renderScreen(TeamActionPage, {
      person,
      path: '/actions/manage/:id',
      at: '/actions/manage/8',
      answers: { read: { action: shown }, report: { message: 'Saved.' } },
    });

  test('shows its reason to those who see the results, and asks for the reason of dropping it', async () => {
    const { user, asked, page } = open(lead, action());
    await screen.findByText('Trust: 57 in “Autumn”');
    screen.getByText('We met.');
    screen.getByText(/^Former colleague, /);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: 'Progress' }));
    await user.click(screen.getByRole('option', { name: 'Dropped' }));
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save progress' });
    expect(save.disabled).toBe(true);
    await user.type(screen.getByLabelText(/^Reason for dropping it/), 'No time');
    await user.click(save);
    await waitFor(() =>
      expect(asked).toContainEqual({
        path: expect.stringContaining('/team_actions/report'),
        body: { id: 8, version: 2, progress: 'dropped', drop_reason: 'No time' },
      }),
    );
  });

  test('shows the team the topic and the action, and nothing to change', async () => {
    open(member, action({ evidence: null, source: null, can_edit: false, can_report: false }));
    await screen.findByRole('heading', { name: /Start with a round/ });
    expect(screen.queryByText('Why this focus')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save progress' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});

describe('the list', () => {
  test('ACT-05 gives administrators the numbers by topic and progress, which filter it', async () => {
    const counts = { not_started: 0, in_progress: 1, done: 0, dropped: 0, overdue: 1 };
    const { user, asked, page } = renderScreen(TeamActions, {
      answers: {
        'team_actions/list': { actions: [listed], total: 1 },
        overview: { topics: [{ topic_id: 1, topic: 'Trust', ...counts }] },
      },
    });
    const table = await screen.findByRole('region', { name: 'Team actions, open ones first, by due date' });
    within(table).getByText('Overdue');
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: '1, show them: Trust, In progress' }));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ topic_id: 1, progress: 'in_progress' }));
  });

  test('says where actions come from while there are none', async () => {
    renderScreen(TeamActions, {
      person: lead,
      answers: { 'team_actions/list': { actions: [], total: 0 } },
    });
    await screen.findByText('No team actions yet');
    screen.getByRole('link', { name: 'Open results' });
  });
});
