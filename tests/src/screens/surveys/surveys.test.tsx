import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { surveyPaths } from '../../../../src/screens/surveys/surveyPaths.ts';
import { matchRoute } from '../../../support/matchRoute.ts';
import type { FakeResponses } from '../../app/renderApp.tsx';
import {
  administrator,
  button,
  campaignWith,
  open,
  row,
  targetWithPeers,
  teamLead,
} from './renderSurvey.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

test('the paths of 360 campaigns are in the route table', () => {
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

test('ROUTE-47 ROUTE-131 CYCLE-01 a campaign shows counts of named people and ranges of anonymous raters', async () => {
  await open(surveyPaths.manage(6));
  expect((await row('By relationship', /Participant/)).textContent).toContain('1 of 2');
  expect((await row('By relationship', /Peers/)).textContent).toMatch(/10 to 19.*about 60%.*about 35%/);
  expect((await row('By relationship', /Managers/)).textContent).toContain('Not shown');
  expect((await row('By team', /No team/)).textContent).toContain('about 35%');
  expect((await row('Participants of Spring cycle', /Grace/)).textContent).toContain('4 approved, 2 pending');
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

test('ROUTE-49 ROUTE-132 CYCLE-01 a person’s raters are named without the progress of anonymous ones', async () => {
  await open(surveyPaths.target(40));
  expect((await screen.findByRole('region', { name: 'Managers' })).textContent).toContain('BertaIn progress');
  const peers = screen.getByRole('region', { name: 'Peers' }).textContent;
  expect(peers).toContain('PiaApproved');
  expect(peers).toContain('Reason: On leave');
  expect(peers).toContain('shown only for groups of 5 or more');
});

test.each([
  [60, true],
  [100, false],
  [0, false],
])(
  'with %i percent finished, a group of raters is told to be hidden: %s',
  async (finished_percent, isTold) => {
    const share = { exact: null, invited_from: 5, started_percent: finished_percent, finished_percent };
    await open(surveyPaths.target(40), { answers: targetWithPeers(share) });
    const peers = within(await screen.findByRole('region', { name: 'Peers' }));
    expect(peers.getByText(/^Finished/).textContent.includes('No one can see who has answered.')).toBe(
      isTold,
    );
  },
);

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
