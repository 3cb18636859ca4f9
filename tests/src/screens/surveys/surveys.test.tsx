import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dataProvider } from '../../../../dataProviders/index.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { surveyPaths } from '../../../../src/screens/surveys/surveyPaths.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { matchRoute } from '../../../support/matchRoute.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const administrator = aPerson({ permissions: ['local_admin'] });
const teamLead = aPerson({ id: 8, permissions: ['user', 'supervisor'] });
const campaign = {
  id: 6,
  name: 'Spring cycle',
  message: null,
  status: 'open',
  opens_on: null,
  closes_on: '2026-12-04',
  audience: 'chosen',
  relationships: ['manager', 'peer'],
  manager_min: 1,
  manager_max: 2,
  peer_min: 3,
  peer_max: 5,
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
  scheduled_at: null,
  scheduled_by: null,
  opening_problem: null,
  time_zone: 'America/Los_Angeles',
  launched_on: '2026-11-13',
  closed_on: null,
  released_on: null,
  repeats_id: null,
  created_by: 3,
  updated_at: '2026-11-13T09:00:00.000Z',
  team_ids: [],
  user_ids: [21],
  target_count: 1,
};
const counted = (invited: number, started: number, finished: number) => ({
  exact: { invited, started, finished },
  invited_from: null,
  started_percent: null,
  finished_percent: null,
});
const banded = { exact: null, invited_from: 10, started_percent: 60, finished_percent: 35 };
const hidden = { exact: null, invited_from: null, started_percent: null, finished_percent: null };
const shares = { self: counted(2, 2, 1), manager: counted(2, 0, 0), raters: banded };
const target = {
  target_id: 40,
  campaign_id: 6,
  user_id: 21,
  name: 'Grace Abebe',
  team: 'Crew',
  self: 'finished',
  approved: 4,
  proposed: 2,
  declined: 0,
};
const person = {
  ...target,
  campaign: 'Spring cycle',
  campaign_status: 'open',
  closes_on: '2026-12-04',
  released_on: null,
};
const rater = (id: number, name: string, status: string | null, more: object = {}) => ({
  assignment_id: id,
  name,
  is_outside: false,
  nomination: 'approved',
  declined_because: null,
  status,
  ...more,
});
const defaultAnswers: FakeResponses = {
  '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
  '/v2/surveys/campaign': () => ({ body: campaign }),
  '/v2/surveys/funnel': () => ({
    body: {
      by_relationship: [
        { relationship: 'self', share: shares.self },
        { relationship: 'peer', share: banded },
        { relationship: 'manager', share: hidden },
      ],
      by_team: [
        { team: 'Crew', ...shares },
        { team: null, ...shares },
      ],
    },
  }),
  '/v2/surveys/targets': () => ({ body: { targets: [target], total: 1 } }),
  '/v2/surveys/target': () => ({
    body: {
      ...person,
      groups: [
        {
          relationship: 'manager',
          minimum: 1,
          maximum: 2,
          share: shares.manager,
          raters: [rater(1, 'Berta', 'started')],
        },
        {
          relationship: 'peer',
          minimum: 3,
          maximum: 5,
          share: hidden,
          raters: [
            rater(2, 'Pia', null),
            rater(3, 'Otto', null, {
              nomination: 'declined',
              declined_because: 'On leave',
              is_outside: true,
            }),
          ],
        },
      ],
    },
  }),
  '/v2/surveys/summary': () => ({
    body: {
      campaigns: [
        {
          campaign_id: 6,
          name: 'Spring cycle',
          status: 'open',
          launched_on: null,
          closes_on: '2026-12-04',
          released_on: null,
          target_count: 1,
          ...shares,
        },
        {
          campaign_id: 5,
          name: 'Autumn cycle',
          status: 'closed',
          launched_on: null,
          closes_on: '2026-06-04',
          released_on: '2026-06-10',
          target_count: 3,
          ...shares,
        },
      ],
      total: { target_count: 4, ...shares },
    },
  }),
  '/v2/surveys/search': () => ({ body: { surveys: [person] } }),
  '/v2/surveys/launch': () => ({ body: { message: 'Launched.' } }),
  '/v2/surveys/close': () => ({ body: { message: 'Closed.' } }),
  '/v2/surveys/release': () => ({ body: { message: 'Released.' } }),
  '/v2/surveys/clone': () => ({ body: { campaign_id: 7, message: 'Copied.' } }),
};
const open = (
  at: string,
  { as = administrator, answers = {} }: { as?: typeof administrator; answers?: FakeResponses } = {},
) =>
  renderApp({ at, routes: mainRoutes, person: as, dataProvider, answers: { ...defaultAnswers, ...answers } });
const campaignWith = (overrides: object): FakeResponses => ({
  '/v2/surveys/campaign': () => ({ body: { ...campaign, ...overrides } }),
});
const button = (name: string) => screen.findByRole('button', { name });
const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', { name });

test('the paths of survey campaigns are in the route table', () => {
  for (const path of [
    surveyPaths.list,
    surveyPaths.manage(1),
    surveyPaths.edit(1),
    surveyPaths.raters(1),
    surveyPaths.mails(1),
    surveyPaths.target(1),
    surveyPaths.summary,
    surveyPaths.search,
  ]) {
    expect([path, matchRoute(mainRoutes, path)?.route.path]).not.toEqual([path, '*']);
  }
});

test('ROUTE-47 ROUTE-131 a campaign shows counts of named people and ranges of anonymous raters', async () => {
  await open(surveyPaths.manage(6));
  expect((await row('By relationship', /Participant/)).textContent).toContain('1 of 2');
  expect((await row('By relationship', /Peers/)).textContent).toMatch(/10 to 19.*about 60%.*about 35%/);
  expect((await row('By relationship', /Managers/)).textContent).toContain('Not shown');
  expect((await row('By team', /No team/)).textContent).toContain('about 35%');
  expect((await row('Participants of Spring cycle', /Grace/)).textContent).toContain(
    '4 approved · 2 pending',
  );
  expect(screen.getByRole('link', { name: 'View raters' }).getAttribute('href')).toBe(surveyPaths.raters(6));
});

test('administrators see the survey feedback after the release', async () => {
  const feedback = { n_band: null, shares: [], comments: [], total: 0, themes: [] };
  const closed = { status: 'closed', closed_on: '2026-12-04' };
  const answersWith = (released_on: string | null): FakeResponses => ({
    ...campaignWith({ ...closed, released_on }),
    '/v2/metric_results/feedback': () => ({ body: feedback }),
  });
  const title = { name: 'Survey feedback' };
  for (const [as, released_on, isShown] of [
    [administrator, null, false],
    [teamLead, '2026-12-05', false],
    [administrator, '2026-12-05', true],
  ] as const) {
    const { page } = await open(surveyPaths.manage(6), { as, answers: answersWith(released_on) });
    await screen.findByRole('table', { name: 'By relationship' });
    if (isShown) await screen.findByRole('heading', title);
    else expect(screen.queryByRole('heading', title)).toBeNull();
    page.unmount();
  }
});

test('the launch dialog shows the number of participants and launches', async () => {
  const { user, sent } = await open(surveyPaths.manage(6), {
    answers: campaignWith({ status: 'draft', target_count: 3 }),
  });
  await user.click(await button('Launch campaign'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('This campaign has 3 participants.');
  await user.click(dialog.getByRole('button', { name: 'Launch and invite' }));
  await screen.findByText('Launched.');
  expect(sent.find(({ path }) => path === '/v2/surveys/launch')?.body).toEqual({ campaign_id: 6 });
});

test('a draft without participants cannot be launched', async () => {
  const { user } = await open(surveyPaths.manage(6), {
    answers: campaignWith({ status: 'draft', target_count: 0 }),
  });
  await user.click(await button('Launch campaign'));
  await screen.findByText('This campaign has no participants yet. Add teams or people first.');
  expect((await button('Launch and invite')).hasAttribute('disabled')).toBe(true);
});

test('a draft whose last day has ended only elsewhere can be launched, and one that ended in the zone of the account cannot', async () => {
  const draft = { status: 'draft', target_count: 3, closes_on: '2026-11-21' };
  vi.setSystemTime(new Date('2026-11-22T07:59:00Z')); // a minute before midnight in Los Angeles
  const before = await open(surveyPaths.manage(6), { answers: campaignWith(draft) });
  await before.user.click(await button('Launch campaign'));
  expect((await button('Launch and invite')).hasAttribute('disabled')).toBe(false);
  before.page.unmount();
  vi.setSystemTime(new Date('2026-11-22T08:00:00Z'));
  const { user } = await open(surveyPaths.manage(6), { answers: campaignWith(draft) });
  await user.click(await button('Launch campaign'));
  await screen.findByText('The last day for answers has passed. Choose a later day first.');
});

test('a draft is previewed as both kinds of respondents and scheduled; the page says when it opens', async () => {
  const draft = { status: 'draft', target_count: 3, opens_on: '2026-11-25' };
  const { user, sent, page } = await open(surveyPaths.manage(6), {
    answers: {
      ...campaignWith(draft),
      '/v2/surveys/schedule': () => ({ body: { message: 'Opening scheduled.' } }),
    },
  });
  const previews = [await screen.findByRole('link', { name: 'Preview as a participant' })];
  previews.push(screen.getByRole('link', { name: 'Preview as a rater' }));
  expect(previews.map((link) => link.getAttribute('href'))).toEqual([
    '/metrics/preview/s/6',
    '/metrics/preview/r/6',
  ]);
  await user.click(await button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Schedule opening' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/in the time zone of your account \(America\/Los_Angeles\)/);
  dialog.getByText('A launch today would include 3 participants.');
  await user.click(dialog.getByRole('button', { name: 'Schedule opening' }));
  await screen.findByText('Opening scheduled.');
  expect(sent.find(({ path }) => path === '/v2/surveys/schedule')?.body).toEqual({
    campaign_id: 6,
    opens_on: '2026-11-25',
  });
  page.unmount();
  const scheduled = { ...draft, scheduled_at: '2026-11-21T09:00:00.000Z', scheduled_by: 3 };
  const again = await open(surveyPaths.manage(6), { answers: campaignWith(scheduled) });
  await screen.findByText('Scheduled for November 25, 2026');
  await screen.findByRole('button', { name: 'Cancel schedule' });
  again.page.unmount();
  const refused = { ...draft, opening_problem: 'campaign_empty' };
  await open(surveyPaths.manage(6), { answers: campaignWith(refused) });
  await screen.findByText('This campaign wasn’t opened as scheduled');
});

test('the emails of a campaign are those to participants and raters', async () => {
  const text = { subject: 'Hi', body: 'Hello {first_name},', sender_name: '' };
  const read = {
    text,
    standard: text,
    updated_at: null,
    edited_locales: [],
    is_mail_configured: true,
    own_address: 'ada@people.example',
  };
  const shown = {
    subject: 'Hi',
    text: 'Hello Ada,',
    sender_name: '',
    page: '/api/v2/surveys/mails/page?of=x',
  };
  const { user, sent } = await open(surveyPaths.mails(6), {
    answers: {
      '/v2/surveys/mails/read': () => ({ body: read }),
      '/v2/surveys/mails/preview': () => ({ body: shown }),
    },
  });
  const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
  expect(tabs.slice(0, 4)).toEqual([
    'Invitation to participants',
    'Invitation to raters',
    'Reminder to participants',
    'Reminder to raters',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Reminder to raters' }));
  await screen.findByText('{target_first_name}');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/v2/surveys/mails/read').at(-1)?.body).toEqual({
      campaign_id: 6,
      template: 'raterReminder',
      locale: 'en',
    }),
  );
});

test('reminders to everyone are asked about with the rounded number and the last time', async () => {
  const { user, sent } = await open(surveyPaths.manage(6), {
    answers: {
      '/v2/surveys/reminder_check': () => ({
        body: { about: 15, last_sent_at: '2026-11-18T09:00:00.000Z', possible_at: null },
      }),
      '/v2/raters/remind': () => ({ body: {} }),
    },
  });
  await user.click(await button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Send reminders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind about 15 people?' }));
  await user.click(dialog.getByRole('button', { name: 'Send reminders' }));
  await screen.findByText('Reminders have been scheduled and will be sent shortly.');
  expect(sent.find(({ path }) => path === '/v2/raters/remind')?.body).toEqual({
    campaign_id: 6,
    target_id: null,
  });
});

test('closing requires typing the name', async () => {
  const { user, sent } = await open(surveyPaths.manage(6));
  await user.click(await button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Close now' }));
  const confirm = await button('Close permanently');
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('textbox', { name: /type the name/ }));
  await user.paste('Spring cycle');
  await user.click(confirm);
  await screen.findByText('Closed.');
  expect(sent.some(({ path }) => path === '/v2/surveys/close')).toBe(true);
});

test('a team lead can copy but not change a campaign of another person', async () => {
  const { user } = await open(surveyPaths.manage(6), { as: teamLead });
  await user.click(await button('More actions'));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Repeat campaign', 'Copy campaign']);
  expect(screen.queryByText('Add people')).toBeNull();
});

test('ROUTE-49 ROUTE-132 a person’s raters are named without the progress of anonymous ones', async () => {
  await open(surveyPaths.target(40));
  expect((await screen.findByRole('region', { name: 'Managers' })).textContent).toContain('BertaStarted');
  const peers = screen.getByRole('region', { name: 'Peers' }).textContent;
  expect(peers).toContain('PiaApproved');
  expect(peers).toContain('Reason: On leave');
  expect(peers).toContain('shown only for groups of 5 or more');
});

test('ROUTE-50 ROUTE-133 the summary lists campaigns and their total', async () => {
  await open(surveyPaths.summary);
  expect((await row('Progress by campaign', /Autumn/)).textContent).toContain('Released');
  expect((await row('Progress by campaign', /Total/)).textContent).toContain('4');
});

test('ROUTE-51 ROUTE-134 a survey is found by the person’s name', async () => {
  const { user, sent } = await open(surveyPaths.search);
  await user.type(await screen.findByRole('searchbox', { name: 'Name' }), 'gr');
  expect((await row('Surveys found', /Grace/)).textContent).toContain('Spring cycle');
  await waitFor(() => expect(sent.filter(({ path }) => path === '/v2/surveys/search')).toHaveLength(1));
});

test('a disabled module shows the message of the server', async () => {
  const off = () => ({
    status: 403,
    body: { message: 'This module is not part of the account.', code: 'module_off' },
  });
  await open(surveyPaths.manage(6), { answers: { '/v2/surveys/campaign': off } });
  expect((await screen.findByRole('alert')).textContent).toContain('This module is not part of the account.');
});
