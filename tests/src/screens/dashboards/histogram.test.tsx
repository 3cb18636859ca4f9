import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import TopicHistogram from '../../../../src/screens/dashboards/TopicHistogram.tsx';
import { aPerson, renderScreen } from '../renderScreen.tsx';
import { aCampaign, anEarlierCampaign, theSpread } from './answers.ts';

const answers = {
  topic_scores_by_element: { campaigns: [aCampaign(), anEarlierCampaign()] },
  icb_score_counts_by_topic: { counts: theSpread() },
};
const person = aPerson({ permissions: ['admin'] });

test('ROUTE-100 the distribution of a selected topic is shown, and an unpublished one says so', async () => {
  const { user } = renderScreen(TopicHistogram, { answers, person });
  await screen.findByRole('heading', { name: 'Speaking up: 40% of people score 25 to under 50' });
  expect(screen.getByText(/^In Speaking up, people at/).textContent).toBe(
    'In Speaking up, people at Harbor & Pine score 47 out of 100 on average.',
  );
  await user.click(screen.getByRole('combobox', { name: 'Topic' }));
  await user.click(screen.getByRole('option', { name: 'Respect' }));
  await screen.findByRole('heading', { name: 'Respect: distribution of scores' });
  await user.click(screen.getByRole('combobox', { name: 'Campaign' }));
  await user.click(screen.getByRole('option', { name: /Q2 2026/ }));
  expect(screen.getByText(/^In Respect/).textContent).toContain('score 64 out of 100');
});

test('without a closed campaign, the page says when results will appear', async () => {
  renderScreen(TopicHistogram, { answers: { topic_scores_by_element: { campaigns: [] } }, person });
  expect((await screen.findByRole('heading', { name: 'No results yet' })).tagName).toBe('H2');
});
