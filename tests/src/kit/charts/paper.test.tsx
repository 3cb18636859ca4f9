import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawHeatmap, manyTopics } from './heatmaps.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const headings = () =>
  screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  );

function printing(): void {
  const query = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (media: string) => ({ ...query, media, matches: media === 'print' }));
}

test('on screen all topics are in one table', () => {
  drawHeatmap({ topics: manyTopics(14) });
  expect(headings()).toHaveLength(1);
});

test('on paper the topics are in tables that fit, each with the names of all groups', () => {
  printing();
  drawHeatmap({ topics: manyTopics(14), groupCount: 230 });
  const [first, second] = screen.getAllByRole('table');
  expect(headings().map((names) => names.length)).toEqual([8, 8]);
  expect(headings()[1]?.slice(0, 2)).toEqual(['Group', 'Topic 8']);
  for (const table of [first, second]) {
    expect(within(table ?? document.body).getAllByRole('rowheader')).toHaveLength(231);
  }
});
