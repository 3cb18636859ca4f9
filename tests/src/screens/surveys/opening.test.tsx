import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { surveyPaths } from '../../../../src/screens/surveys/surveyPaths.ts';
import { button, campaignWith, open } from './renderSurvey.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

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
  await screen.findByText('Scheduled for 25 November 2026');
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
