import { focusManager, onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../support/stubFetch.ts';
import { aDraft, administrator, expectNotification, renderCampaign, teamLead } from './renderCampaign.tsx';

const form = '/micro-surveys/benchmarks/manage/6/update';
const manage = '/micro-surveys/benchmarks/manage/6';
const update = 'update-micro-survey-campaign';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));
afterEach(() => {
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
});

type RenderedForm = Awaited<ReturnType<typeof renderCampaign>>;
const button = (name: string) => screen.getByRole('button', { name });
async function rename({ user }: RenderedForm) {
  await user.type(await screen.findByDisplayValue('Culture benchmark Q4'), ' again');
  await user.click(button('Save'));
}
function withoutNetwork() {
  onlineManager.setOnline(false);
  stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')));
}

test('ERR-02 a refused save shows the text of the server and keeps the input', async () => {
  const refusal = {
    status: 409,
    body: { statusMessage: 'This campaign is closed.', code: 'campaign_closed' },
  };
  const renderedForm = await renderCampaign({
    at: form,
    campaign: aDraft(),
    actions: { [update]: () => refusal },
  });
  await rename(renderedForm);
  await expectNotification('This campaign is closed.');
  screen.getByDisplayValue('Culture benchmark Q4 again');
});

test('a save that canceled the scheduled opening says so', async () => {
  const saved = { campaign_id: 6, message: 'Saved and canceled.', schedule_canceled: true };
  const renderedForm = await renderCampaign({
    at: form,
    campaign: aDraft(),
    actions: { [update]: () => ({ body: { data: saved } }) },
  });
  await rename(renderedForm);
  await expectNotification('Saved and canceled.');
});

test('a save without a network shows a clear text instead of the browser’s', async () => {
  const renderedForm = await renderCampaign({ at: form, campaign: aDraft() });
  await screen.findByDisplayValue('Culture benchmark Q4');
  withoutNetwork();
  await rename(renderedForm);
  await expectNotification('Can’t reach the server. Check your connection and try again.');
});

test('overwriting a newer version keeps the selected teams and lists the people that differ', async () => {
  let stored = aDraft({ team_ids: [11], user_ids: [21] });
  let isTaken = true;
  const renderedForm = await renderCampaign({
    at: form,
    actions: {
      'get-campaign': () => ({ body: { data: { ms_campaign: stored } } }),
      [update]: () =>
        isTaken
          ? { status: 409, body: { statusMessage: 'Changed.', code: 'conflict' } }
          : { body: { data: { campaign_id: 6, message: 'Saved.', schedule_canceled: false } } },
    },
  });
  await renderedForm.user.click(await screen.findByRole('combobox', { name: 'Teams' }));
  await renderedForm.user.click(await screen.findByRole('option', { name: 'Sawmill' }));
  stored = { ...stored, user_ids: [], updated_at: '2026-11-20T09:00:00.000Z' };
  await renderedForm.user.click(button('Save'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('People').closest('li')?.textContent).toBe('PeopleEmpty');
  isTaken = false;
  await renderedForm.user.click(dialog.getByRole('button', { name: 'Save my version' }));
  await waitFor(() => expect(renderedForm.done(update)).toHaveLength(2));
  expect(renderedForm.done(update)[1]).toMatchObject({
    team_ids: [11, 12],
    user_ids: [],
    updated_at: '2026-11-20T09:00:00.000Z',
  });
});

test('without a network a confirmation fails at once, and nothing happens when the network returns', async () => {
  const { user, done } = await renderCampaign({ at: manage, person: administrator, campaign: aDraft() });
  await screen.findByText('120 people will be invited.');
  await user.click(button('Launch campaign'));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Launch and invite' });
  await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
  const network = globalThis.fetch;
  withoutNetwork();
  await user.click(confirm);
  await expectNotification('Can’t reach the server. Check your connection and try again.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await new Promise((resolve) => setTimeout(resolve, 100));
  button('Launch campaign');
  stubFetch(network);
  onlineManager.setOnline(true);
  await waitFor(() => expect(done('get-campaign').length).toBeGreaterThan(1));
  expect(done('toggle-campaign-status')).toEqual([]);
});

test('the form of an unknown record says so and links to the list without a retry', async () => {
  const { user, where } = await renderCampaign({
    at: form,
    actions: { 'get-campaign': () => ({ status: 404, body: { statusMessage: 'No.', code: 'not_found' } }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Not found' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to list' }));
  await waitFor(() => expect(where()).toBe('/micro-surveys/benchmarks'));
});

test('ADMIN-25 a team lead starts with selecting teams and people, without a campaign for everyone', async () => {
  const { user } = await renderCampaign({ at: '/micro-surveys/benchmarks/create', person: teamLead });
  await screen.findByRole('combobox', { name: 'Teams' });
  await user.click(screen.getByRole('combobox', { name: /Audience/ }));
  await screen.findByRole('option', { name: 'Selected teams and people' });
  expect(screen.queryByRole('option', { name: 'Everyone' })).toBeNull();
});

test.each([
  ['of their own', 8, false],
  ['of somebody else', 3, true],
])(
  'a team lead can change a campaign %s only where the server allows it',
  async (_whose, created_by, isLocked) => {
    await renderCampaign({ at: form, person: teamLead, campaign: aDraft({ created_by }) });
    const name = await screen.findByDisplayValue('Culture benchmark Q4');
    await waitFor(() => expect(name.hasAttribute('disabled')).toBe(isLocked));
    expect(screen.queryByText(/because someone else created it/) !== null).toBe(isLocked);
  },
);

test('ADMIN-26 comparisons start with department, location and team', async () => {
  await renderCampaign({ at: form, campaign: aDraft({ cuts: [] }) });
  await screen.findByRole('checkbox', { name: 'Department' });
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  const first = names.indexOf('Department');
  expect(names.slice(first, first + 4)).toEqual(['Department', 'Location', 'Team', 'Level']);
});
