import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { button, campaign, expectNotification, localAdmin, renderLearning } from './renderLearning.tsx';

const at = '/learn/campaigns/update/7';
const open = (facts: object = {}, more: object = {}) =>
  renderLearning({ at, person: localAdmin, records: { learning_campaigns: [campaign(facts)] }, ...more });
const panel = async () => within(await screen.findByRole('region', { name: 'Progress' }));

test('ROUTE-153 an active campaign shows its progress and locks its content', async () => {
  await open();
  const progress = await panel();
  await progress.findByText('Includes 12 active people today.');
  expect(await findAccessibilityProblems()).toEqual([]);
  expect(progress.getByText('Overdue').parentElement?.textContent).toBe('Overdue1');
  const isLocked = (name: RegExp) => screen.getByRole('combobox', { name }).getAttribute('aria-disabled');
  expect(isLocked(/^Content/)).toBe('true');
  expect(screen.getByRole('combobox', { name: /^Learning path/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('disabled', false);
});

test('a link lists everyone assigned', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('link', { name: 'View assignments' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/learn/assignments'));
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"campaign_id":7}');
});

test('a button assigns the campaign to new people', async () => {
  const { user, calls } = await open();
  const progress = await panel();
  await progress.findByText('3 people in the audience aren’t assigned yet.');
  await user.click(progress.getByRole('button', { name: 'Assign new people' }));
  expect(calls.assignNewcomers).toHaveBeenCalledWith(7);
  await expectNotification('Assigned to 3 people');
});

test('a draft is launched after a confirmation', async () => {
  const { user, calls } = await open({ status: 'draft', launched_on: null });
  const progress = await panel();
  await progress.findByText('Includes 12 active people today.');
  await user.click(progress.getByRole('button', { name: 'Launch campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Launch “Leading, autumn”?' }));
  dialog.getByText(/^12 people are assigned immediately./);
  await user.click(dialog.getByRole('button', { name: 'Launch campaign' }));
  expect(calls.setLearningStatus).toHaveBeenCalledWith(7, 'active');
  await expectNotification('Assigned to 12 people');
});

test('unsaved changes must be saved before launching', async () => {
  const { user } = await open({ status: 'draft' });
  const progress = await panel();
  await progress.findByText('Includes 12 active people today.');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), '!');
  await progress.findByText('Save your changes first.');
  expect(progress.getByRole('button', { name: 'Launch campaign' })).toHaveProperty('disabled', true);
});

test('a refused launch shows the text of the server', async () => {
  const setLearningStatus = async () => {
    throw new HttpError(409, {
      message: 'This includes a course that isn’t published.',
      code: 'content_unpublished',
    });
  };
  const { user } = await open({ status: 'draft' }, { provider: { setLearningStatus } });
  const progress = await panel();
  await progress.findByText('Includes 12 active people today.');
  await user.click(progress.getByRole('button', { name: 'Launch campaign' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Launch campaign' }));
  await expectNotification('This includes a course that isn’t published.');
});

test('a campaign without people cannot be launched, and a failed count can be retried', async () => {
  let tries = 0;
  const reach = () => {
    tries += 1;
    if (tries === 1) return { status: 500, body: {} };
    const states = { assigned: 0, started: 0, finished: 0, withdrawn: 0, overdue: 0 };
    return { body: { people: 0, assigned: 0, states } };
  };
  const { user } = await open({ status: 'draft' }, { reach });
  await screen.findByText('We couldn’t count the audience.');
  await user.click(button('Try again'));
  await screen.findByText(/^No one would be assigned./);
  expect(button('Launch campaign')).toHaveProperty('disabled', true);
});

test('a campaign can be closed and reopened', async () => {
  const first = await open();
  await (await panel()).findByText('Includes 12 active people today.');
  await first.user.click(button('Close campaign'));
  expect(first.calls.setLearningStatus).toHaveBeenCalledWith(7, 'closed');
  first.page.unmount();
  const { user, calls } = await open({ status: 'closed' });
  await panel();
  await user.click(await screen.findByRole('button', { name: 'Reopen campaign' }));
  expect(calls.setLearningStatus).toHaveBeenCalledWith(7, 'active');
});

test('a new campaign shows the fields of its choice and starts with the given path', async () => {
  const source = encodeURIComponent(JSON.stringify({ content: 'path', path_id: 5 }));
  const { user } = await renderLearning({
    at: `/learn/campaigns/create?source=${source}`,
    person: localAdmin,
  });
  const chosen = await screen.findByRole('combobox', { name: /^Learning path/ });
  await waitFor(() => expect(chosen).toHaveProperty('value', 'New to leading'));
  expect(screen.queryByRole('combobox', { name: /^Course group/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Content/ }));
  await user.click(await screen.findByRole('option', { name: 'Individual courses' }));
  await screen.findByRole('combobox', { name: /^Courses/ });
  expect(screen.queryByRole('combobox', { name: /^Learning path/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Due date/ }));
  await user.click(await screen.findByRole('option', { name: 'On a fixed date' }));
  await screen.findByRole('textbox', { name: /^Due on/ });
  expect(screen.queryByRole('spinbutton', { name: /^Days to finish/ })).toBeNull();
});
