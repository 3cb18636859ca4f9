import { ThemeProvider } from '@mui/material';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Heatmap } from '../../../../src/kit/charts/Heatmap.tsx';
import { createAppTheme } from '../../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../../src/theme/palettes.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (value: number) => ({ value, low: false, high: false });
const keys = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const words = {
  orMore: String,
  orLess: String,
  between: String,
  notShown: 'Not enough answers',
  significant: 'Significant',
};

function draw() {
  const cells = Object.fromEntries(keys.map((key, at) => [key, { ...shown(50 + at), isSignificant: false }]));
  render(
    <ThemeProvider theme={createAppTheme(paletteOf('default', 'light'))}>
      <Heatmap
        label="Topics by team"
        corner="Topic"
        averageLabel="Everybody"
        columns={keys.map((key) => ({ key, name: `Team ${key}` }))}
        rows={[{ id: 1, name: 'Belonging', average: shown(53), cells }]}
        words={words}
      />
    </ThemeProvider>,
  );
  return screen.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  );
}

function printing(): void {
  const query = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (media: string) => ({ ...query, media, matches: media === 'print' }));
}

test('on screen all groups are in one scrollable table', () => {
  expect(draw()).toHaveLength(1);
});

test('on paper the groups are in tables that fit, each with the company average', () => {
  printing();
  const parts = draw();
  expect(parts).toEqual([
    ['Topic', 'Everybody', 'Team one', 'Team two', 'Team three', 'Team four'],
    ['Topic', 'Everybody', 'Team five', 'Team six', 'Team seven'],
  ]);
});
