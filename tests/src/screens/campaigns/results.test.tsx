import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import CampaignResults from '../../../../src/screens/campaigns/CampaignResults.tsx';
import { aCampaign, anEarlierCampaign, theDrivers, theTrends } from '../dashboards/answers.ts';
import { renderScreen } from '../renderScreen.tsx';

const answers = () => ({
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  quarter_preview: { campaigns: [] },
  icb_topic_trends: { topics: theTrends() },
  icb_score_counts_by_topic: { counts: [] },
  drivers: { campaigns: theDrivers() },
  icb_recommendations_v2: { campaign: null, recommendations: [] },
  external_benchmark: { benchmark: null, external_scores: [] },
  topic_scores_by_element_org: { campaigns: [] },
  supplementals: { questions: [] },
  comments: { questions: [] },
  feedback: { n_band: null, shares: [], comments: [], total: 0, themes: [] },
});

const open = (search: string) =>
  renderScreen(CampaignResults, {
    path: '/manage/:id/results',
    at: `/manage/4/results${search}`,
    answers: answers(),
  });

test('DASH-01 the results of a campaign start with its overview, and custom questions are details', async () => {
  const { asked, user } = open('');
  const rows = await screen.findByRole('list', { name: 'Topics, highest first' });
  expect(within(rows).getByRole('button', { name: /^Speaking up/ }).textContent).toBe(
    'Speaking up39 (±3) Low',
  );
  screen.getByText('About 75% of those invited responded.');
  expect(asked.some(({ path }) => path.endsWith('/supplementals'))).toBe(false);
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await screen.findByRole('link', { name: 'Technical information' });
  expect(asked.some(({ path }) => path.endsWith('/supplementals'))).toBe(true);
});

test('a link of another account says so instead of an open campaign', async () => {
  renderScreen(CampaignResults, {
    path: '/manage/:id/results',
    at: '/manage/99/results?account=2',
    answers: answers(),
  });
  await screen.findByText(/^This link belongs to another account\./);
  expect(screen.queryByText('Results appear after this campaign closes')).toBeNull();
});
