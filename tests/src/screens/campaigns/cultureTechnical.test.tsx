import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import CultureTechnical from '../../../../src/screens/campaigns/CultureTechnical.tsx';
import { renderScreen } from '../renderScreen.tsx';

const technical = {
  campaign_id: 5,
  name: 'Autumn pulse',
  length: 'full',
  quarter: { year: 2026, quarter: 3 },
  closed_on: '2026-09-20',
  k: 5,
  people: 100 as number | null,
  topics: [{ topic_id: 1, topic: 'Belonging', elements: 4, value: 0.65, low: 0.52, high: 0.75 }],
};
const render = (response: unknown) =>
  renderScreen(CultureTechnical, { answers: { technical: response }, path: '/:id', at: '/5' });

test('technical information of a benchmark shows the reliability of each topic and its limits', async () => {
  render({ technical });
  const table = within(
    await screen.findByRole('table', { name: 'Reliability of each topic for one person' }),
  );
  table.getByText('0.65 (0.52 to 0.75)');
  screen.getByText(/Autumn pulse, published on/);
  screen.getByText(/Based on 100 or more respondents/);
  screen.getByText(/A score is an index from 0 to 100/);
  expect(screen.getByRole('link', { name: 'Back to the results' }).getAttribute('href')).toBe(
    '/micro-surveys/benchmarks/manage/5/results',
  );
});

test.each([
  [
    'too few people',
    { technical: { ...technical, people: null, topics: [] } },
    /published for 50 or more respondents/,
  ],
  ['earlier results', { technical: null }, 'No technical information yet'],
  ['a failure', 500, 'We couldn’t load the technical information.'],
  ['another account', 404, 'Campaign not found'],
])('technical information of a benchmark explains %s', async (_, response, text) => {
  render(response);
  await screen.findByText(text);
});
