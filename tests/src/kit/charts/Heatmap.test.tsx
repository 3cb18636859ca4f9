import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contrastRatio, readableTextColor } from '../../../../domain/colors/contrast.ts';
import { heatmapTint } from '../../../../src/kit/charts/heatmapTint.ts';
import { type Brand, type Mode, paletteOf } from '../../../../src/theme/palettes.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { drawHeatmap, manyTopics } from './heatmaps.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const score = (value: number, isSignificant: boolean | null, change: object = {}) => ({
  ...{ value, low: false, high: false, isSignificant, margin: 4 },
  ...change,
});
const cells = {
  1: score(48, true),
  2: score(75, false),
  3: score(80, null, { high: true, margin: null }),
};
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');

describe('CHART-01 a cell of the heatmap', () => {
  test('has the score, the gap, the number of people and the range in words', () => {
    drawHeatmap({ cells });
    const texts = cellsOf('Team 1').map(({ textContent }) => textContent);
    expect(texts[0]).toContain(
      '48. 12 points below average. 20 to 49 people. 90% confidence range: 44 to 52. Statistically significant',
    );
    expect(texts[1]).toContain('15 points above average');
    expect(texts[1]).toContain('Could be due to chance');
    expect(texts[2]).toContain(
      '80 or more. At least 20 points above average. 20 to 49 people. Can’t be tested',
    );
  });

  test('is strong only where its gap is significant, and has an arrow only there', () => {
    drawHeatmap({ cells });
    const palette = paletteOf('default', 'light');
    const [significant, within, untested] = cellsOf('Team 1');
    const strengthOf = (cell: HTMLElement | undefined) =>
      contrastRatio(hexOf(cell?.style.backgroundColor ?? ''), palette.surfaceRaised);
    expect(strengthOf(significant)).toBeGreaterThan(1.5);
    expect(strengthOf(within)).toBeLessThan(1.15);
    expect(strengthOf(untested)).toBeLessThan(1.15);
    expect([significant, within, untested].map((cell) => cell?.querySelectorAll('svg').length)).toEqual([
      1, 0, 0,
    ]);
  });

  test('does not call a score equal that may be higher', () => {
    drawHeatmap({ cells: { 1: score(50, null, { high: true, margin: null }) } });
    expect(cellsOf('Team 1')[0]?.textContent).toBe('≥5050 or more. 20 to 49 people. Can’t be tested');
  });

  test('without a score says so', () => {
    drawHeatmap({ cells: {} });
    expect(cellsOf('Team 1').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 3 }, () => '–Not enough answers. 20 to 49 people'),
    );
  });

  test('at the ceiling has no arrow for a gap that rounds to nothing', () => {
    const topics = manyTopics(1).map((topic) => ({
      ...topic,
      average: { value: 100, low: false, high: false },
    }));
    drawHeatmap({ topics, cells: { 1: score(100, true) } });
    expect(cellsOf('Team 1')[0]?.querySelector('svg')).toBeNull();
    expect(cellsOf('Team 1')[0]?.textContent).toContain('±0');
  });
});

const brands: readonly Brand[] = ['default', 'partner'];
const modes: readonly Mode[] = ['light', 'dark'];

test.each(brands.flatMap((brand) => modes.map((mode) => [brand, mode] as const)))(
  'every tint of the %s brand in %s mode can be read',
  (brand, mode) => {
    const palette = paletteOf(brand, mode);
    for (const gap of [-60, -20, -12, -5, -1, 0, 1, 5, 12, 20, 60]) {
      for (const isSignificant of [true, false]) {
        const tint = heatmapTint(gap, palette, isSignificant);
        expect(contrastRatio(readableTextColor(tint, '#ffffff', '#000000'), tint)).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  },
);

describe('CHART-01 the keyboard', () => {
  test('moves through the cells with the arrow keys, and one cell is in the tab order', async () => {
    const { user } = drawHeatmap({ cells });
    const [first, second] = cellsOf('Team 1');
    await user.tab();
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{ArrowDown}{End}');
    expect(document.activeElement).toBe(cellsOf('Team 2')[2]);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(cellsOf('Team 2')[2]);
    await user.keyboard('{Home}');
    const inOrder = screen
      .getAllByRole('cell')
      .filter(({ tabIndex, dataset }) => dataset.column && tabIndex === 0);
    expect(inOrder).toEqual([cellsOf('Team 2')[0]]);
  });

  test('shows the details of the focused cell until Escape', async () => {
    const { user } = drawHeatmap({ cells });
    await user.tab();
    expect(screen.getByText('Team 1 · Topic 1').parentElement?.textContent).toContain(
      '12 points below average',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Team 1 · Topic 1')).toBeNull();
  });

  test('opens the group of a cell with Enter', async () => {
    const onOpenGroup = vi.fn();
    const { user } = drawHeatmap({ cells, onOpenGroup });
    await user.click(cellsOf('Team 2')[1] ?? document.body);
    cellsOf('Team 1')[0]?.focus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Team 2' }));
    expect(onOpenGroup.mock.calls).toEqual([['group 1'], ['group 0'], ['group 1']]);
  });
});

test('CHART-01 hundreds of groups are shown in steps', async () => {
  const { user } = drawHeatmap({ groupCount: 430 });
  expect(screen.getAllByRole('rowheader')).toHaveLength(201);
  await user.click(screen.getByRole('button', { name: 'Show 200 more rows' }));
  await user.click(screen.getByRole('button', { name: 'Show 30 more rows' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(431);
  expect(screen.queryByRole('button', { name: /more row/ })).toBeNull();
});

test('a phone shows the groups of one topic at a time', async () => {
  const query = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (media: string) => ({ ...query, media, matches: media.includes('max-width') }));
  const onOpenGroup = vi.fn();
  const { user } = drawHeatmap({ cells, onOpenGroup });
  expect(screen.queryByRole('table')).toBeNull();
  const [first] = within(screen.getByRole('list', { name: 'Topics by team: Topic 1' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('12 points below average · 20 to 49 people');
  await user.click(screen.getByRole('combobox', { name: /^Topic/ }));
  await user.click(await screen.findByRole('option', { name: 'Topic 2' }));
  screen.getByRole('list', { name: 'Topics by team: Topic 2' });
  await user.click(screen.getByRole('button', { name: 'Team 1' }));
  expect(onOpenGroup).toHaveBeenCalledWith('group 0');
});

test('the heatmap has no accessibility problems', async () => {
  drawHeatmap({ topics: manyTopics(12), cells, onOpenGroup: () => {} });
  expect(await findAccessibilityProblems()).toEqual([]);
});

/** The color of a style as the palettes write it. */
function hexOf(color: string): `#${string}` {
  if (color.startsWith('#')) return `#${color.slice(1)}`;
  const parts = color.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
