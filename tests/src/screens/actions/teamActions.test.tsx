import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FocusSection } from '../../../../src/results/focus/FocusSection.tsx';
import { groupKeys } from '../../../../src/results/view/groupKeys.ts';
import TeamActionCreate from '../../../../src/screens/actions/TeamActionCreate.tsx';
import TeamActionPage from '../../../../src/screens/actions/TeamActionPage.tsx';
import TeamActions from '../../../../src/screens/actions/TeamActions.tsx';
import TeamActionUpdate from '../../../../src/screens/actions/TeamActionUpdate.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, campaignByGroups, topicsAt } from '../dashboards/answers.ts';
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
  path: '/learn/view/1',
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
    await screen.findByText('Down 16 points (±4) from 73: significant');
    screen.getByText('3 points (±4) below the company (60): not significant');
    screen.getByText('Not published in this campaign, to protect anonymity: Tiny.');
    const link = screen.getByRole('link', { name: 'Choose Trust' });
    expect(link.getAttribute('href')).toBe('/actions/create?campaign=4&team=3&topic=1');
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('it is about the team that the page shows, until another one is selected', async () => {
    const teams = ['North', 'South'].map((name, at) => ({
      ...{ members: [name], team_ids: [3 + 2 * at], n_band: 20 },
      topics: topicsAt(0),
    }));
    const groups = [
      { team_id: 3, name: 'North' },
      { team_id: 5, name: 'South' },
    ];
    const { user } = renderScreen(Section, {
      person: lead,
      at: `/?group=${groupKeys('team', teams)[1]}`,
      answers: {
        topic_scores_by_element_org: { campaigns: [campaignByGroups(aCampaign(), 'team', teams)] },
        focus: ({ team_id }: { team_id: number | null }) => focus({ groups, team_id: team_id ?? 3 }),
      },
    });
    await screen.findByRole('combobox', { name: 'Group' });
    const group = () => screen.getByRole('combobox', { name: 'Group' });
    const chosenTeam = () => screen.getByRole('link', { name: 'Choose Trust' }).getAttribute('href');
    await waitFor(() =>
      expect([group().textContent, chosenTeam()]).toEqual(['South', expect.stringContaining('team=5')]),
    );
    await user.click(group());
    await user.click(screen.getByRole('option', { name: 'North' }));
    await waitFor(() =>
      expect([group().textContent, chosenTeam()]).toEqual(['North', expect.stringContaining('team=3')]),
    );
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
    screen.getByText('For North, from the results of “Autumn”.');
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

  test('without a campaign, the form leads to the results', async () => {
    renderScreen(TeamActionCreate, { person: lead, path: '*', at: '/actions/create' });
    const link = await screen.findByRole('link', { name: 'Open results' });
    expect(link.getAttribute('href')).toBe('/dashboard/benchmark');
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

test('a conflict shows the version of the other person, which isn’t overwritten', async () => {
  const saved = action({ title: 'First title', due_on: '2099-02-01' });
  const changed = action({ title: 'Second title', due_on: '2099-02-01', version: 3 });
  const { user, asked, answers } = renderScreen(TeamActionUpdate, {
    person: lead,
    path: '/actions/manage/:id/update',
    at: '/actions/manage/8/update',
    answers: { read: { action: saved }, update: 409 },
  });
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Action/ });
  await user.type(title, ', mine');
  answers.read = { action: changed };
  await user.click(screen.getByRole('button', { name: 'Save action' }));
  await screen.findByDisplayValue('Second title');
  await user.click(screen.getByRole('button', { name: 'Save action' }));
  const saves = () => asked.filter(({ path }) => path.endsWith('/update')).map(({ body }) => body);
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()).toMatchObject([
    { title: 'First title, mine', version: 2 },
    { title: 'Second title', version: 3 },
  ]);
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
    await screen.findByText(/^Open published results and choose a focus/);
    screen.getByRole('link', { name: 'Open results' });
  });

  test('tells members whose actions appear there', async () => {
    renderScreen(TeamActions, {
      person: member,
      answers: { 'team_actions/list': { actions: [], total: 0 } },
    });
    await screen.findByText('Actions that you own or that are visible to your team appear here.');
    expect(screen.queryByRole('link', { name: 'Open results' })).toBeNull();
  });
});
