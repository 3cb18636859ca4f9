import { ThemeProvider } from '@mui/material';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type IntervalRow, MetricIntervals } from '../../../../src/kit/charts/MetricIntervals.tsx';
import { createAppTheme } from '../../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../../src/theme/palettes.ts';

afterEach(cleanup);

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

test('marks are described in words, and each series has one shape', () => {
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
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  const [legendPeers, legendManager, firstPeers, secondManager, secondPeers] = shapes;
  expect([firstPeers, secondPeers]).toEqual([legendPeers, legendPeers]);
  expect(secondManager).toBe(legendManager);
  expect(legendManager).not.toBe(legendPeers);
});
