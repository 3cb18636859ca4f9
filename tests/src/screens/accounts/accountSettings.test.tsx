import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import AccountSettings from '../../../../src/screens/accounts/AccountSettings.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderScreen } from '../renderScreen.tsx';

const settings = { time_zone: 'Asia/Tokyo', scheduled_campaigns: 1, open_campaigns: 2 };
const open = (answers: object = {}) =>
  renderScreen(AccountSettings, { answers: { 'account/read_time_zone': settings, ...answers } });
const warnings = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('a new time zone is saved after the page says what happens to campaigns', async () => {
  const { user, asked, page } = open({ 'account/change_time_zone': { message: 'Account saved.' } });
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  expect(zone).toHaveProperty('value', 'Asia/Tokyo');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(warnings()).toEqual([]);
  await user.clear(zone);
  await user.type(zone, 'Europe/Berl');
  await user.click(await screen.findByRole('option', { name: 'Europe/Berlin' }));
  expect(warnings()).toEqual([
    expect.stringMatching(/^The scheduled opening of 1 campaign will be canceled/),
    expect.stringMatching(/^In 2 open campaigns, the last day of people without their own time zone/),
  ]);
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/account/change_time_zone'))?.body).toEqual({
      time_zone: 'Europe/Berlin',
      before: 'Asia/Tokyo',
    }),
  );
});

test('an error is shown with a way to try again', async () => {
  const { user, asked } = open({ 'account/read_time_zone': 500 });
  await screen.findByText('We couldn’t load the settings.');
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});
