import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { invitationStates } from '../../../../domain/campaigns/invitationStates.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { campaignPaths } from '../../../../src/screens/campaigns/campaignPaths.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, aDraft, aParticipant, expectNotification, renderCampaign } from './renderCampaign.tsx';

const listAt = '/micro-surveys/benchmarks/manage/6/participants';
const oneAt = '/micro-surveys/benchmarks/participant/40';
const many = Array.from({ length: 30 }, (_, n) =>
  aParticipant({
    participant_id: n + 1,
    name: `Person ${n + 1}`,
    status: n % 2 === 0 ? 'delivered' : 'bounced',
  }),
);

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const table = () => screen.findByRole('table', { name: 'Participants of Culture benchmark Q4' });

test('the list of participants has no accessibility problems', async () => {
  await renderCampaign({ at: listAt, participants: many });
  await table();
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('ROUTE-129 participants are loaded page by page', async () => {
  const { user, asked: requests } = await renderCampaign({ at: listAt, participants: many });
  await table();
  screen.getByText('Person 1');
  screen.getByText('1–25 of 30');
  await user.click(screen.getByLabelText('Next page'));
  await screen.findByText('Person 26');
  expect(requests('/v2/microsurvey/participants').at(-1)).toMatchObject({ page: 2, per_page: 25 });
});

test('participants are filtered by invitation and name, and the URL keeps the filters', async () => {
  const {
    user,
    asked: requests,
    router,
  } = await renderCampaign({ at: `${listAt}?page=2`, participants: many });
  await screen.findByText('Person 26');
  await user.click(screen.getByRole('button', { name: 'Bounced' }));
  await screen.findByText('15 results');
  await user.click(screen.getByLabelText('Search by name'));
  await user.paste('Person 30');
  await screen.findByText('1 result');
  expect(requests('/v2/microsurvey/participants').at(-1)).toEqual({
    campaign_id: 6,
    page: 1,
    per_page: 25,
    q: 'Person 30',
    status: 'bounced',
  });
  expect(router.state.location.search).toBe('?q=Person+30&status=bounced');
});

test('LEG-26 a new link is sent after a confirmation', async () => {
  const { user, done } = await renderCampaign({ at: listAt });
  await table();
  await user.click(screen.getByRole('button', { name: 'Actions for Grace Abebe' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send new link' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/The previous link stops working/);
  await user.click(dialog.getByRole('button', { name: 'Send new link' }));
  await expectNotification('resend-micro-survey done.');
  expect(done('resend-micro-survey')).toEqual([{ campaign_id: 6, participant_id: 40 }]);
});

test.each(invitationStates)(
  'R21 the menu offers the same actions for a person in state %s',
  async (status) => {
    const { user } = await renderCampaign({ at: listAt, participants: [aParticipant({ status })] });
    await table();
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Abebe' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
      ['Send new link', null],
      ['Withdraw invitation', null],
    ]);
  },
);

test('R21 the table shows the first invitation, and neither progress nor reminders', async () => {
  await renderCampaign({ at: listAt });
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'First invitation',
    'Invited on',
    'Actions',
  ]);
  screen.getByText(/No one can see who has started or finished/);
  screen.getByText(/Reminders are sent to everyone who hasn’t finished/);
});

test('the list of a draft explains why it is empty', async () => {
  await renderCampaign({ at: listAt, campaign: aDraft(), participants: [] });
  await screen.findByRole('heading', { name: 'No participants yet' });
  screen.getByRole('link', { name: 'Go to the campaign' });
});

test('the page of a participant has no accessibility problems', async () => {
  await renderCampaign({ at: oneAt });
  await screen.findByRole('heading', { level: 1, name: /Grace Abebe/ });
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('ROUTE-56 LEG-22 R21 a participant has a first invitation, and the page says why there is no more', async () => {
  await renderCampaign({ at: oneAt });
  const invitation = await screen.findByRole('region', { name: 'First invitation' });
  expect(invitation.textContent).toContain('8 days ago');
  expect(invitation.textContent).toContain('Delivered');
  expect(invitation.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-13');
  screen.getByRole('region', { name: 'Why you can’t see who has answered' });
});

test('LEG-23 withdrawing an invitation returns to the list', async () => {
  const { user, done, where } = await renderCampaign({ at: oneAt });
  await user.click(await screen.findByRole('button', { name: 'Withdraw invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw invitation' }));
  await waitFor(() => expect(where()).toBe(listAt));
  expect(done('delete-micro-survey-assignment')).toEqual([{ campaign_id: 6, participant_id: 40 }]);
});

test('nothing can be sent after closing', async () => {
  await renderCampaign({ at: oneAt, campaign: aCampaign({ status: 'closed' }) });
  await screen.findByText(/This campaign is closed/);
  expect(screen.queryByRole('button', { name: 'Send new link' })).toBeNull();
});

test('links between the pages lead to existing routes', () => {
  const paths = mainRoutes.map(({ path }) => path);
  const shapes = [
    campaignPaths.list,
    ...[campaignPaths.manage, campaignPaths.edit, campaignPaths.participants, campaignPaths.results].map(
      (to) => to(1),
    ),
  ];
  expect(shapes.map((path) => path.replace('/1', '/:id')).filter((path) => !paths.includes(path))).toEqual(
    [],
  );
  expect(paths).toContain(campaignPaths.participant(1).replace('/1', '/:pid'));
});

test('SMS-02 participants without an email address are shown with how they are reached', async () => {
  const participants = [
    aParticipant({ participant_id: 1, name: 'Wanda Stock', channel: 'sms' }),
    aParticipant({ participant_id: 2, name: 'Wim Stock', channel: null, status: 'invited' }),
    aParticipant({ participant_id: 3, name: 'Ada Berg' }),
  ];
  await renderCampaign({ at: listAt, participants });
  const rows = within(await table());
  const rowOf = (name: string) => rows.getByRole('row', { name: new RegExp(name) }).textContent;
  expect(rowOf('Wanda')).toContain('No email address: gets text messages');
  expect(rowOf('Wim')).toContain('No email address: needs a letter');
  expect(rowOf('Ada')).not.toContain('No email address');
  expect(await findAccessibilityProblems()).toEqual([]);
});
