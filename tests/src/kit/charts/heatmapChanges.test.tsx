import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Heatmap } from '../../../../src/kit/charts/Heatmap.tsx';
import { renderScreen } from '../../screens/renderScreen.tsx';
import { manyTopics, words } from './heatmaps.tsx';

const shown = (value: number) => ({ value, low: false, high: false });
const cells = Object.fromEntries(
  manyTopics(3).map(({ key }) => [key, { ...shown(60), isSignificant: false, margin: 4 }]),
);
const groups = Array.from({ length: 25 }, (_, at) => ({ key: `group ${at}`, name: `Team ${at + 1}`, cells }));
const higher = manyTopics(3).map((topic) => ({ ...topic, average: shown(70) }));

function ChangingHeatmap() {
  const [topics, setTopics] = useState(manyTopics(3));
  return (
    <main>
      <h1>Results</h1>
      <button type="button" onClick={() => setTopics(higher)}>
        Averages
      </button>
      <button type="button" onClick={() => setTopics(manyTopics(2))}>
        Columns
      </button>
      <Heatmap
        label="Topics by team"
        corner="Group"
        topicLabel="Topic"
        averageLabel="Company average"
        topics={topics}
        groups={topics === higher ? groups.slice(1) : groups}
        words={words}
      />
    </main>
  );
}

test('CHART-01 new averages reach the rows of all groups, and rows never differ in their columns', async () => {
  const { user } = renderScreen(ChangingHeatmap);
  const rows = () => screen.getAllByRole('row').slice(2);
  expect(rows()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Averages' }));
  expect(rows()).toHaveLength(24);
  await waitFor(() => {
    for (const row of rows()) expect(within(row).getAllByText('−10')).toHaveLength(3);
  });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(rows().map((row) => within(row).getAllByRole('cell').length)).toEqual(Array(25).fill(2));
});
