import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalScores } from '../../../src/results/ExternalScores.tsx';
import { aCampaign } from '../screens/dashboards/answers.ts';
import { renderScreen } from '../screens/renderScreen.tsx';

const institute = { spread: 20, n: 4000, source: 'Institute', year: 2025 };
const scores = [
  { topic_id: 5, score: 60, ...institute },
  { topic_id: 3, score: 61.5, ...institute },
  { topic_id: 5, score: 72, spread: 20, n: 10, source: '=HYPERLINK()', year: 2024 },
  { topic_id: 999, score: 50, spread: 20, n: 10, source: 'Unknown topic', year: 2026 },
];
const open = (external_scores: object[]) =>
  renderScreen(() => <ExternalScores campaign={aCampaign()} />, {
    answers: { external_benchmark: { benchmark: null, external_scores } },
  });

test('NORM-05 outside scores are compared with their source and year, one source at a time', async () => {
  const { user } = open(scores);
  const title = 'Respect is significantly above Institute (2025), and Speaking up significantly below';
  const card = await screen.findByRole('region', { name: title });
  within(card).getByText('Source: Institute · 2025 · external benchmark');
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
  expect(within(card).getAllByRole('row').slice(1).map(cells)).toEqual([
    ['Respect', '72', '60.0', '20', '4000', 'Significantly above', 'Institute', '2025'],
    ['Speaking up', '47', '61.5', '20', '4000', 'Significantly below', 'Institute', '2025'],
  ]);
  await user.click(within(card).getByRole('combobox', { name: 'Source' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Institute (2025)',
    '=HYPERLINK() (2024)',
  ]);
  await user.click(screen.getByRole('option', { name: '=HYPERLINK() (2024)' }));
  await screen.findByRole('region', { name: 'No significant differences from =HYPERLINK() (2024)' });
});

test('NORM-05 without outside scores nothing is shown', async () => {
  const { asked } = open([]);
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});
