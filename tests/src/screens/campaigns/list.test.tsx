import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTeams } from '../teams/renderTeams.tsx';
import { aCampaign, aDraft } from './renderCampaign.tsx';

const { campaign_id: _, ...open } = aCampaign();
const { campaign_id: _id, ...draft } = aDraft();
const opens_on = '2026-11-25';
const rows = {
  benchmark_campaigns: [
    { ...open, id: 1, name: 'Open one', length: 'short_pulse' },
    { ...draft, id: 2, name: 'Waiting one', opens_on, scheduled_at: '2026-11-20T09:00:00Z' },
    { ...draft, id: 3, name: 'Refused one', opens_on, opening_problem: 'campaign_too_small' },
  ],
};

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

test('ADMIN-15 the list says with the words of the pages which drafts open by themselves and how long surveys are', async () => {
  await renderTeams({ at: '/micro-surveys/benchmarks', rows });
  const waiting = await rowOf('Waiting one');
  waiting.getByText('Scheduled');
  expect(waiting.queryByText('Draft')).toBeNull();
  const refused = await rowOf('Refused one');
  refused.getByText('Draft');
  refused.getByText('Not opened as scheduled');
  const active = await rowOf('Open one');
  active.getByText('Active');
  active.getByText('Short pulse');
});
