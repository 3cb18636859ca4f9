import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, aDraft, expectNotification, renderCampaign, teamLead } from './renderCampaign.tsx';

const at = '/micro-surveys/benchmarks/manage/6';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

type User = Awaited<ReturnType<typeof renderCampaign>>['user'];
const chooseFromMenu = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('scheduling a campaign', () => {
  test('states when it opens, who is checked then and what stays changeable, and sends the confirmed day', async () => {
    const { user, asked } = await renderCampaign({ at, campaign: aDraft({ opens_on: '2026-11-25' }) });
    await chooseFromMenu(user, 'Schedule opening');
    const dialog = within(await screen.findByRole('dialog', { name: /Schedule .Culture benchmark Q4/ }));
    await dialog.findByText(/It opens on 25 November 2026, when the day begins .* \(Europe\/Berlin\)/);
    dialog.getByText(/you get an email/);
    dialog.getByText(/the schedule is canceled and you have to confirm it again/);
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Schedule opening' }));
    await waitFor(() =>
      expect(asked('/v2/microsurvey/schedule')).toEqual([{ campaign_id: 6, opens_on: '2026-11-25' }]),
    );
  });

  test.each([
    ['no first day', null],
    ['a first day that has begun', '2026-11-21'],
  ])('asks for a later day with %s', async (_, opens_on) => {
    const { user } = await renderCampaign({ at, campaign: aDraft({ opens_on }) });
    await chooseFromMenu(user, 'Schedule opening');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/choose the day on which it opens/);
    expect(dialog.getByRole('button', { name: 'Schedule opening' }).hasAttribute('disabled')).toBe(true);
  });

  const scheduled = aDraft({ opens_on: '2026-11-25', scheduled_at: '2026-11-20T09:00:00Z', scheduled_by: 3 });

  test('shows the day on the page, and can be canceled there', async () => {
    const { user, asked } = await renderCampaign({ at, campaign: scheduled });
    await screen.findByText('Scheduled for 25 November 2026');
    screen.getByText('Scheduled', { exact: true });
    screen.getByText('The campaign opens automatically on 25 November 2026. Invitations are sent then.');
    expect(screen.queryByText(/Launch the campaign. Invitations are sent immediately/)).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Schedule opening' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel schedule' }));
    await expectNotification('Scheduled opening canceled.');
    expect(asked('/v2/microsurvey/cancel_schedule')).toEqual([{ campaign_id: 6 }]);
  });

  test('cannot be canceled by a team lead who did not create the campaign', async () => {
    await renderCampaign({ at, person: teamLead, campaign: scheduled });
    await screen.findByText('Scheduled for 25 November 2026');
    expect(screen.queryByRole('button', { name: 'Cancel schedule' })).toBeNull();
  });

  test('a schedule that a change canceled is not called a failed opening', async () => {
    await renderCampaign({ at, campaign: aDraft({ opening_problem: 'changed' }) });
    await screen.findByText('The scheduled opening was canceled');
    expect(screen.queryByText('This campaign wasn’t opened as scheduled')).toBeNull();
  });

  test('a campaign that was not opened states why', async () => {
    await renderCampaign({ at, campaign: aDraft({ opening_problem: 'campaign_too_small' }) });
    const alert = await screen.findByText('This campaign wasn’t opened as scheduled');
    expect(alert.closest('[role=alert]')?.textContent).toContain('Too few people would have been invited');
  });
});

describe('copying a campaign', () => {
  test('opens the form of a new one with its settings, without its name, dates and people', async () => {
    const { user } = await renderCampaign({
      at,
      campaign: aCampaign({
        status: 'closed',
        closed_on: '2026-11-20',
        audience: 'chosen',
        min_group: 8,
        team_ids: [11],
        user_ids: [21],
      }),
    });
    await chooseFromMenu(user, 'Copy campaign');
    await screen.findByDisplayValue('Copy of Culture benchmark Q4');
    expect(
      screen.getByRole<HTMLInputElement>('spinbutton', {
        name: /^Minimum group size$|^Minimum group size \*$/,
      }).value,
    ).toBe('8');
    // The first is in the comparisons, the second in the categories that are left out.
    const genders = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Gender' });
    expect(genders.map(({ checked }) => checked)).toEqual([true, false]);
    await screen.findByText('Dock crew');
    expect(screen.queryByText('Grace Abebe')).toBeNull();
    expect(screen.queryByDisplayValue(/12\/04\/2026|December/)).toBeNull();
  });

  test('leaves out teams that a team lead doesn’t lead, and says so', async () => {
    const { user } = await renderCampaign({
      at,
      person: teamLead,
      campaign: aCampaign({ status: 'closed', audience: 'chosen', team_ids: [11, 99] }),
    });
    await chooseFromMenu(user, 'Copy campaign');
    await screen.findByDisplayValue('Copy of Culture benchmark Q4');
    await expectNotification('The copy is limited to the teams you lead. Choose who to invite.');
    await screen.findByText('Dock crew');
  });

  test('names the original, so that its emails are copied', async () => {
    const { user, done } = await renderCampaign({
      at,
      campaign: aCampaign({ status: 'closed' }),
      actions: {
        'create-micro-survey-campaign': () => ({ body: { data: { campaign_id: 6, message: 'Created.' } } }),
      },
    });
    await chooseFromMenu(user, 'Copy campaign');
    await screen.findByDisplayValue('Copy of Culture benchmark Q4');
    fireEvent.change(screen.getByLabelText(/^Closes on/), { target: { value: '2027-03-01' } });
    await user.click(screen.getByRole('button', { name: /Save|Create/ }));
    await waitFor(() =>
      expect(done('create-micro-survey-campaign').at(-1)).toMatchObject({
        copied_from: 6,
        campaign_id: null,
      }),
    );
  });
});

describe('sending reminders', () => {
  test('asks about a rounded number of people and names the last reminder', async () => {
    const { user } = await renderCampaign({
      at,
      reminderCheck: { about: 125, last_sent_at: '2026-11-16T08:00:00Z', possible_at: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Send reminders' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind about 125 people?' }));
    dialog.getByText(/The last reminders were sent on 16 Nov 2026/);
    dialog.getByText(/rounded and as of yesterday/);
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  test('is not possible too soon after the last ones', async () => {
    const { user, done } = await renderCampaign({
      at,
      reminderCheck: {
        about: null,
        last_sent_at: '2026-11-21T08:00:00Z',
        possible_at: '2026-11-23T08:00:00Z',
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send reminders' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Remind everyone who hasn’t finished?' }),
    );
    dialog.getByText(/at least 48 hours apart.* from 23 Nov 2026/);
    expect(dialog.getByRole('button', { name: 'Send reminders' }).hasAttribute('disabled')).toBe(true);
    expect(done('send-reminders')).toEqual([]);
  });
});
