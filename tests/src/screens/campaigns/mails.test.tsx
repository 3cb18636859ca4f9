import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, aDraft, aMail, expectNotification, renderCampaign } from './renderCampaign.tsx';

const at = '/micro-surveys/benchmarks/manage/6/mails';
const subject = () => screen.findByRole('textbox', { name: 'Subject' });
const body = () => screen.getByRole('textbox', { name: 'Text' });
const retype = async (
  user: Awaited<ReturnType<typeof renderCampaign>>['user'],
  field: HTMLElement,
  text: string,
) => {
  await user.clear(field);
  // Braces are special in typed keys.
  await user.type(field, text.replaceAll('{', '{{'));
};

test('an email is shown with its preview, in a frame that runs no scripts, and as plain text', async () => {
  const { user } = await renderCampaign({ at, campaign: aDraft() });
  await subject();
  const frame = await screen.findByTitle('Preview of the email');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('src')]).toEqual([
    'allow-popups allow-popups-to-escape-sandbox',
    '/api/v2/microsurvey/mails/page?of=x',
  ]);
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Plain text' }));
  await screen.findByText('Hello {first_name}, (preview)');
});

test('an edited text is previewed, saved and sent to oneself as a test', async () => {
  const { user, asked } = await renderCampaign({ at, campaign: aDraft() });
  await retype(user, await subject(), 'Hi from {company}');
  const edited = {
    campaign_id: 6,
    template: 'invitation',
    locale: 'en',
    subject: 'Hi from {company}',
    body: 'Hello {first_name},',
    sender_name: '',
  };
  await waitFor(() => expect(asked('/v2/microsurvey/mails/preview').at(-1)).toEqual(edited));
  expect(screen.getByRole('tab', { name: 'Reminder' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send test to me' }));
  await expectNotification('Test email sent.');
  expect(asked('/v2/microsurvey/mails/send_test')).toEqual([edited]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectNotification('Email saved.');
  expect(asked('/v2/microsurvey/mails/save')).toEqual([{ ...edited, updated_at: null }]);
});

test('a mistyped placeholder is named at the field, and neither saved nor sent', async () => {
  const { user, asked } = await renderCampaign({ at, campaign: aDraft() });
  await subject();
  await retype(user, body(), 'Hello {firstname}');
  await screen.findByText('The placeholder {firstname} doesn’t exist.');
  await screen.findByText('Correct the text to see the preview.');
  expect(screen.getByRole('button', { name: 'Send test to me' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(asked('/v2/microsurvey/mails/save')).toEqual([]);
});

test('the default text can be restored, and other languages and emails be selected', async () => {
  const { user, asked } = await renderCampaign({ at, campaign: aDraft() });
  await subject();
  await user.click(screen.getByRole('button', { name: 'Restore default text' }));
  await screen.findByDisplayValue('Standard subject');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await screen.findByDisplayValue('{campaign}');
  await user.click(screen.getByRole('tab', { name: 'Reminder' }));
  await waitFor(() =>
    expect(asked('/v2/microsurvey/mails/read').at(-1)).toMatchObject({ template: 'reminder', locale: 'en' }),
  );
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(within(await screen.findByRole('listbox')).getByText('German'));
  await waitFor(() =>
    expect(asked('/v2/microsurvey/mails/read').at(-1)).toMatchObject({ template: 'reminder', locale: 'de' }),
  );
});

test('without a mail server, the test is unavailable and the reason is given', async () => {
  await renderCampaign({
    at,
    campaign: aDraft(),
    mails: { read: () => ({ body: aMail({ is_mail_configured: false }) }) },
  });
  await screen.findByText('You can’t send a test, because no mail server is set up.');
  expect(screen.getByRole('button', { name: 'Send test to me' }).hasAttribute('disabled')).toBe(true);
});

test('the emails of a closed campaign can be viewed but not edited', async () => {
  await renderCampaign({ at, campaign: aCampaign({ status: 'closed', closed_on: '2026-11-20' }) });
  expect((await subject()).hasAttribute('disabled')).toBe(true);
  screen.getByText(/This campaign is closed/);
  expect(screen.queryByRole('button', { name: 'Send test to me' })).toBeNull();
});

test('a failed load can be retried', async () => {
  let isUp = false;
  const { user } = await renderCampaign({
    at,
    campaign: aDraft(),
    mails: { read: () => (isUp ? { body: aMail() } : { status: 500, body: { statusMessage: 'No.' } }) },
  });
  await screen.findByText('We couldn’t load this email.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await subject();
});
