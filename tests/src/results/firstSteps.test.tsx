import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type LeaderPlan, LeaderRecommendations } from '../../../src/results/LeaderRecommendations.tsx';
import { aCampaign } from '../screens/dashboards/answers.ts';
import { aPerson, renderScreen } from '../screens/renderScreen.tsx';

const plan: LeaderPlan = {
  topic_id: 3,
  topic: 'Speaking up',
  answer_percent: 40,
  low: false,
  high: false,
  n_band: 20,
  reason: 'lowTopic',
  suggestions: [
    {
      kind: 'course',
      id: 1,
      title: 'Being heard',
      summary: 'What it is about.',
      minutes: 30,
      path: '/learn/view/1',
      on: null,
    },
  ],
};

test('leaders see low topics with reasons and suggestions', () => {
  renderScreen(() => <LeaderRecommendations campaign={aCampaign()} plans={[plan]} />);
  const region = screen.getByRole('region', { name: 'Suggestions for Speaking up' });
  within(region).getByRole('heading', { name: 'Speaking up (40 out of 100)' });
  within(region).getByText('This score is in the low range, below 45.');
  const [suggestion] = within(region).getAllByRole('listitem');
  expect(suggestion?.textContent).toContain('Being heard');
  expect(suggestion?.querySelector('a')?.getAttribute('href')).toBe('/learn/view/1');
  expect(within(region).queryByRole('button')).toBeNull();
});

test('a band beyond the low range is described as such', () => {
  renderScreen(() => (
    <LeaderRecommendations campaign={aCampaign()} plans={[{ ...plan, banded: true, suggestions: [] }]} />
  ));
  screen.getByRole('heading', { name: 'Speaking up (40 to 49 out of 100)' });
  screen.getByText(/extends into the low range/);
  screen.getByText(/The catalog has no suggestions for this topic yet/);
});

test('administrators can choose the topic as the focus of the company, leads cannot', () => {
  const screenOf = () => <LeaderRecommendations campaign={aCampaign()} plans={[plan]} />;
  const { page } = renderScreen(screenOf);
  expect(screen.getByRole('link', { name: 'Choose as focus' }).getAttribute('href')).toBe(
    '/actions/create?campaign=5&topic=3',
  );
  page.unmount();
  renderScreen(screenOf, { person: aPerson({ permissions: ['supervisor'] }) });
  expect(screen.queryByRole('link', { name: 'Choose as focus' })).toBeNull();
});
