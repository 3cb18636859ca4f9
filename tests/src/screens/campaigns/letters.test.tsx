import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConfig } from '../../../../dataProviders/config.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aCampaign, expectNotification, renderCampaign, teamLead } from './renderCampaign.tsx';

const at = '/micro-surveys/benchmarks/manage/6';
const chooseLetters = 'Print letters with codes';

/** Changes the configuration that an earlier test may have loaded. */
const setLetters = (offersLetters: boolean) => Object.assign(getConfig(), { offersLetters });

beforeEach(() => {
  setLetters(true);
  // The test browser can neither make nor open the address of a download.
  Object.assign(URL, { createObjectURL: () => 'blob:letters', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  setLetters(true);
});

test('an administrator is told what becomes of earlier codes, and downloads the letters', async () => {
  const { user, asked } = await renderCampaign({ at, campaign: aCampaign() });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: chooseLetters }));
  const dialog = within(await screen.findByRole('dialog', { name: /Print letters for/ }));
  dialog.getByText(/Codes from earlier letters to these people no longer open a new survey/);
  dialog.getByText(
    /gets no more reminders from this campaign, and no invitations that haven’t been sent yet/,
  );
  dialog.getByText(/you would answer in someone else’s place/);
  dialog.getByText(/\/kiosk on it while no one is signed in/);
  expect(await findAccessibilityProblems()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Download a poster without a code' }));
  await waitFor(() => expect(asked('/v2/microsurvey/codes/poster')).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Create letters' }));
  await expectNotification('The letters were downloaded. Print them, then delete the file.');
  expect(asked('/v2/microsurvey/codes/letters')).toEqual([
    { campaign_id: 6, team_id: null, paper: expect.any(String) },
  ]);
});

test.each([
  ['a team lead', { person: teamLead, campaign: aCampaign({ created_by: 8 }) }],
  ['a closed campaign', { campaign: aCampaign({ status: 'closed', closed_on: '2026-11-20' }) }],
])('no letters are offered to %s', async (_, options) => {
  const { user } = await renderCampaign({ at, ...options });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'View participants' });
  expect(screen.queryByRole('menuitem', { name: chooseLetters })).toBeNull();
});

test('no letters are offered on an installation that turns them off', async () => {
  setLetters(false);
  const { user } = await renderCampaign({ at, campaign: aCampaign() });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await screen.findByRole('menuitem', { name: 'View participants' });
  expect(screen.queryByRole('menuitem', { name: chooseLetters })).toBeNull();
});
