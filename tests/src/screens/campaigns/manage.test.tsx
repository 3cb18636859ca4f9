import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { takeContractViolations } from '../../../support/stubFetch.ts';
import { aCampaign, aDraft, expectNotification, renderCampaign, teamLead } from './renderCampaign.tsx';

const at = '/micro-surveys/benchmarks/manage/6';
const failing = (status: number, body: object) => () => ({ status, body });

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const heading = () => screen.findByRole('heading', { level: 1, name: /Culture benchmark Q4/ });
const button = (name: string) => screen.getByRole('button', { name });
const chooseFromMenu = async (user: Awaited<ReturnType<typeof renderCampaign>>['user'], name: string) => {
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name }));
};

const confirmReminders = async (user: Awaited<ReturnType<typeof renderCampaign>>['user']) => {
  await user.click(button('Send reminders'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind about 125 people?' }));
  await user.click(dialog.getByRole('button', { name: 'Send reminders' }));
};

test('the page of an open campaign has no accessibility problems', async () => {
  await renderCampaign({ at });
  await heading();
  await screen.findByText('about 45%');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('ROUTE-54 ROUTE-128 the page of a campaign starts with its status and participation', async () => {
  await renderCampaign({ at });
  expect((await heading()).textContent).toContain('Active');
  const funnel = within(screen.getByRole('region', { name: 'Participation' }));
  funnel.getByText('100 or more people');
  funnel.getByText('about 65%');
  funnel.getByText('about 45%');
  expect(screen.getByRole('region', { name: 'Next steps' }).textContent).toContain(
    '3 December 2026 (in 12 days)',
  );
});

test('a team lead sees only ranges and rounded rates, and cannot change campaigns of others', async () => {
  const { asked: requests } = await renderCampaign({
    at,
    person: teamLead,
    campaign: aCampaign({ started_percent: null }),
  });
  await screen.findByText('about 45%');
  expect(screen.queryByText('Started')).toBeNull();
  expect(requests('/v2/microsurvey/participants')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Send reminders' })).toBeNull();
});

test('a campaign with too few invited people shows no participation', async () => {
  await renderCampaign({
    at,
    campaign: aCampaign({ invited_from: null, started_percent: null, participation_percent: null }),
  });
  await screen.findByText(/fewer than 5 people are invited/);
  expect(screen.queryByText(/%/)).toBeNull();
});

test('ERR-18 LEG-25 sending reminders shows the same message whoever is left', async () => {
  const { user, done } = await renderCampaign({
    at,
    actions: { 'send-reminders': () => ({ body: { data: { message: 'Sent to 3 people.' } } }) },
  });
  await heading();
  await confirmReminders(user);
  await expectNotification('Reminders have been scheduled and will be sent shortly.');
  expect(screen.queryByText('Sent to 3 people.')).toBeNull();
  expect(done('send-reminders')).toEqual([{ campaign_id: 6 }]);
});

test('ERR-17 a refused change shows the text of the server once', async () => {
  const { user } = await renderCampaign({
    at,
    actions: {
      'send-reminders': failing(409, {
        data: {},
        statusMessage: 'This campaign is closed.',
        code: 'campaign_closed',
      }),
    },
  });
  await heading();
  await confirmReminders(user);
  await expectNotification('This campaign is closed.');
  expect(screen.getByRole('alert').textContent).toContain('This campaign is closed.');
});

test('STATE-33 launching shows the invited people and the locked settings first', async () => {
  const { user, done } = await renderCampaign({ at, campaign: aDraft({ supplemental_ids: [1, 2] }) });
  await heading();
  await screen.findByText('120 people will be invited.');
  await user.click(button('Launch campaign'));
  const dialog = within(await screen.findByRole('dialog', { name: /Launch .Culture benchmark Q4/ }));
  expect(dialog.getByText(/120 people will be invited/).textContent).toContain('4 December 2026');
  const final = (term: string) => dialog.getByText(term).closest('div')?.textContent;
  expect(final('Questions')).toBe('Questions48 questions as worded today · 2 custom questions');
  expect(final('Languages')).toBe('LanguagesEnglish and German');
  expect(final('Results are compared by')).toBe('Results are compared byteam, gender');
  expect(final('Minimum group size')).toBe('Minimum group size5 people');
  expect(final('Audience')).toContain('not remove them');
  dialog.getByText(/still change the name, the message, the emails and the last day \(4 December 2026\)/);
  expect(await findAccessibilityProblems()).toEqual([]);
  expect(done('toggle-campaign-status')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Launch and invite' }));
  await waitFor(() => expect(done('toggle-campaign-status')).toEqual([{ campaign_id: 6, from: 'draft' }]));
});

test('ERR-16 a change shows the text of the server, or a default success', async () => {
  let message = 'Campaign launched.';
  const { user } = await renderCampaign({
    at,
    campaign: aDraft(),
    actions: { 'toggle-campaign-status': () => ({ body: { data: { message } } }) },
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Launch campaign' }));
    const confirm = await screen.findByRole('button', { name: 'Launch and invite' });
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await open();
  await expectNotification('Campaign launched.');
  message = '';
  await open();
  await expectNotification('Success!');
  // Our server always sends a text; another deployment may not.
  expect(takeContractViolations()).toEqual([expect.stringContaining('toggle-campaign-status: message')]);
});

test.each([
  [0, 'No one is selected yet. Add teams or people below.', true, 'chosen'],
  [4, /Only 4 people would be invited. Results need at least 5/, true, 'everyone'],
  [9, /too few for two groups of at least 5/, false, 'everyone'],
  [9, /Only 9 people would be invited.* needs at least 10.* Select at least 1 more/, true, 'chosen'],
  [10, '10 people will be invited.', false, 'chosen'],
] as const)(
  'with %i people to invite a draft states its group sizes',
  async (reach, text, isBlocked, audience) => {
    const { user } = await renderCampaign({ at, campaign: aDraft({ audience }), reach });
    await screen.findByText(text);
    await user.click(button('Launch campaign'));
    const confirm = await screen.findByRole('button', { name: 'Launch and invite' });
    expect(confirm.hasAttribute('disabled')).toBe(isBlocked);
  },
);

test('R24 the page and the launch dialog of a draft say that another campaign has nearly the same audience', async () => {
  const { user } = await renderCampaign({ at, campaign: aDraft(), similar: 1 });
  const text =
    /invited to another campaign .*at most 4 were added, and at most 4 were left out.* shown in steps of ten/;
  await screen.findByText(text);
  await user.click(button('Launch campaign'));
  within(await screen.findByRole('dialog')).getByText(text);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('R24 a draft says that only shares are limited by a campaign about other topics', async () => {
  const { user } = await renderCampaign({ at, campaign: aDraft(), limitsShares: true });
  const text = /which asks about other topics.* the ratings in the survey feedback may not be published/;
  await screen.findByText(text);
  await user.click(button('Launch campaign'));
  within(await screen.findByRole('dialog')).getByText(text);
});

test('closing requires the name, since it is final', async () => {
  const { user, done } = await renderCampaign({ at });
  await heading();
  await chooseFromMenu(user, 'Close now');
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Close permanently' });
  await user.type(dialog.getByRole('textbox'), 'Culture benchmark');
  expect(confirm.hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByRole('textbox'), ' Q4');
  await user.click(confirm);
  await waitFor(() => expect(done('toggle-campaign-status')).toEqual([{ campaign_id: 6, from: 'open' }]));
});

test('LEG-27 deleting says what is lost and returns to the list', async () => {
  const { user, done, where } = await renderCampaign({
    at,
    campaign: aCampaign({ status: 'closed', closed_on: '2026-11-20' }),
  });
  await heading();
  await chooseFromMenu(user, 'Delete campaign');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/published results are deleted/);
  await user.type(dialog.getByRole('textbox'), 'Culture benchmark Q4');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(where()).toBe('/micro-surveys/benchmarks'));
  expect(done('delete-micro-survey-campaign')).toEqual([{ campaign_id: 6 }]);
  expect(done('get-campaign')).toHaveLength(1);
});

test('a team lead cannot delete a launched campaign, not even their own', async () => {
  const { user } = await renderCampaign({ at, person: teamLead, campaign: aCampaign({ created_by: 8 }) });
  await heading();
  await user.click(button('More actions'));
  await screen.findByRole('menuitem', { name: 'Close now' });
  expect(screen.queryByRole('menuitem', { name: 'Delete campaign' })).toBeNull();
});

test('a closed campaign links to its results', async () => {
  await renderCampaign({ at, campaign: aCampaign({ status: 'closed', closed_on: '2026-11-20' }) });
  const results = await screen.findByRole('link', { name: 'View results' });
  expect(results.getAttribute('href')).toBe('/micro-surveys/benchmarks/manage/6/results');
});

test('LEG-21 teams can be added to a draft and removed', async () => {
  const { user, done } = await renderCampaign({ at, campaign: aDraft() });
  await screen.findByText('Dock crew');
  await user.click(screen.getByRole('combobox', { name: 'Add team' }));
  await user.click(await screen.findByRole('option', { name: 'Sawmill' }));
  await waitFor(() =>
    expect(done('assign-users')).toEqual([{ campaign_id: 6, team_ids: [12], user_ids: [] }]),
  );
  await user.click(button('Remove Dock crew'));
  await waitFor(() => expect(done('update-micro-survey-campaign')).toHaveLength(1));
  expect(done('update-micro-survey-campaign')[0]).toMatchObject({
    campaign_id: 6,
    team_ids: [],
    user_ids: [21],
    updated_at: '2026-11-13T09:00:00.000Z',
  });
});

test('the page shows the privacy settings that respondents see', async () => {
  await renderCampaign({ at, campaign: aCampaign({ min_group: 8 }) });
  const receipt = await screen.findByRole('region', { name: 'What respondents are told' });
  expect(receipt.textContent).toContain('in a batch with the answers of at least 7 other people');
  expect(receipt.textContent).toContain('8 people.');
  expect(receipt.textContent).toContain('gender');
});

test('a campaign that fails to load can be retried', async () => {
  let isUp = false;
  const { user } = await renderCampaign({
    at,
    actions: {
      'get-campaign': () =>
        isUp
          ? { body: { data: { ms_campaign: aCampaign() } } }
          : { status: 500, body: { statusMessage: 'No.' } },
    },
  });
  await screen.findByText('We couldn’t load this campaign.');
  isUp = true;
  await user.click(button('Try again'));
  await heading();
});

test('an unknown campaign and one of another account look the same, without a retry', async () => {
  await renderCampaign({ at, actions: { 'get-campaign': failing(404, { code: 'not_found' }) } });
  await screen.findByText('Campaign not found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a closed campaign says that results are being published, and then links to them', async () => {
  const closed = { status: 'closed', closed_on: '2026-11-20' } as const;
  await renderCampaign({ at, campaign: aCampaign({ ...closed, publishing_percent: 40 }) });
  const progress = await screen.findByRole('progressbar', { name: /are being published/ });
  expect(progress.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.queryByRole('link', { name: 'View results' })).toBeNull();
});

test('SMS-02 a draft says how many people need a letter or get a text message, on the page and before the launch', async () => {
  const { user } = await renderCampaign({ at, campaign: aDraft(), byText: 1, byLetter: 4 });
  await screen.findByText('4 of them have no email address and need a letter.');
  await user.click(button('Launch campaign'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('4 of them have no email address and need a letter.');
  dialog.getByText('One of them has no email address and gets a text message.');
  expect(await findAccessibilityProblems()).toEqual([]);
});
