import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, aDraft, renderCampaign } from './renderCampaign.tsx';

const manage = '/micro-surveys/benchmarks/manage/6';
const form = `${manage}/update`;
const update = 'update-micro-survey-campaign';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

test('a pulse is saved with one to three topics, and another length without any', async () => {
  const { user, done } = await renderCampaign({ at: form, campaign: aDraft() });
  const choose = async (length: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: /^Length/ }));
    await user.click(await screen.findByRole('option', { name: length }));
  };
  expect(screen.queryByRole('checkbox', { name: 'Belonging' })).toBeNull();
  await choose(/^Pulse/);
  const topics = await screen.findByRole('group', { name: /^Topics/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Choose one to three topics.');
  expect(done(update)).toEqual([]);
  await user.click(within(topics).getByRole('checkbox', { name: 'Belonging' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done(update)).toHaveLength(1));
  expect(done(update)[0]).toMatchObject({ length: 'pulse', topic_ids: [1] });
});

test('a pulse that becomes a short campaign loses its topics', async () => {
  const campaign = aDraft({ length: 'pulse', topic_ids: [1, 2] });
  const { user, done } = await renderCampaign({ at: form, campaign });
  await screen.findByRole('checkbox', { name: 'Belonging' });
  await user.click(screen.getByRole('combobox', { name: /^Length/ }));
  await user.click(await screen.findByRole('option', { name: /^Short \(/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(done(update)).toHaveLength(1));
  expect(done(update)[0]).toMatchObject({ length: 'short', topic_ids: [] });
});

test('length and topics can’t be edited after the launch', async () => {
  const campaign = aCampaign({ length: 'short_pulse', topic_ids: [2] });
  await renderCampaign({ at: form, campaign });
  const topic = await screen.findByRole('checkbox', { name: 'Fairness' });
  expect(topic).toHaveProperty('disabled', true);
  expect(screen.getByRole('combobox', { name: /^Length/ }).getAttribute('aria-disabled')).toBe('true');
});

test('the page of a campaign and the launch dialog say what it asks', async () => {
  const campaign = aDraft({ length: 'short_pulse', topic_ids: [1, 2] });
  const { user } = await renderCampaign({ at: manage, campaign });
  const sentence =
    /^Short pulse: one of the two questions about each element of these topics: Belonging and Fairness\./;
  await screen.findByText(sentence);
  screen.getByText('Neither the form nor the question is stored with a response.');
  await user.click(screen.getByRole('button', { name: 'Launch campaign' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(sentence);
});
