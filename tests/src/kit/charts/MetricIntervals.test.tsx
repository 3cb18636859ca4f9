import { ThemeProvider } from '@mui/material';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type IntervalRow, MetricIntervals } from '../../../../src/kit/charts/MetricIntervals.tsx';
import { createAppTheme } from '../../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../../src/theme/palettes.ts';
import { measureAs } from '../../../support/measureAs.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row: IntervalRow = { id: 'trust', name: 'Trust', value: 62, low: 48.4, high: 74.6 };
const draw = (rows: readonly IntervalRow[]) =>
  render(
    <ThemeProvider theme={createAppTheme(paletteOf('default', 'light'))}>
      <MetricIntervals rows={rows} label="Metrics" />
    </ThemeProvider>,
  );

test('a value is described with the limits of its range', () => {
  draw([{ ...row, note: 'before: 40' }]);
  const line = within(screen.getByRole('list', { name: 'Metrics' })).getByRole('listitem');
  expect(line.textContent).toContain('62');
  expect(line.textContent).toContain('48–75');
  expect(line.textContent).toContain('before: 40');
});

test('marks are described in words, and each series has one shape', async () => {
  measureAs(640, 120);
  const { container } = draw([
    { ...row, marks: [{ name: 'Peers', value: 55 }] },
    {
      ...row,
      id: 'empathy',
      marks: [
        { name: 'Manager', value: 30 },
        { name: 'Peers', value: 41 },
      ],
    },
  ]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Peers: 55.');
  expect(second?.textContent).toContain('Manager: 30. Peers: 41.');
  const legend = [...container.querySelectorAll('svg:not(.recharts-surface) > path')];
  const [legendPeers, legendManager] = legend.map((path) => path.getAttribute('d'));
  await vi.waitFor(() => expect(container.querySelectorAll('path.mark')).toHaveLength(3), 10_000);
  const drawn = [...container.querySelectorAll('path.mark')].map((path) => path.getAttribute('d'));
  expect(drawn.filter((shape) => shape === legendPeers)).toHaveLength(2);
  expect(drawn.filter((shape) => shape === legendManager)).toHaveLength(1);
  expect(legendManager).not.toBe(legendPeers);
});

test('points, ranges and marks are drawn on one scale from 0 to 100', async () => {
  measureAs(400, 120);
  const { container } = draw([
    { ...row, value: 50, low: 25, high: 75, marks: [{ name: 'Peers', value: 10 }] },
  ]);
  const point = await vi.waitUntil(() => container.querySelector('circle'), 10_000);
  expect(Number(point?.getAttribute('cx'))).toBeCloseTo(200);
  const mark = container.querySelector('path.mark')?.getAttribute('transform');
  expect(mark).toMatch(/^translate\(34 /);
  const range = [...container.querySelectorAll('rect.bar')].find((path) => path.getAttribute('fill-opacity'));
  expect(range?.getAttribute('width')).toBe('200');
});
