import { ThemeProvider } from '@mui/material';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScoreDonut } from '../../../../src/kit/charts/ScoreDonut.tsx';
import { createAppTheme } from '../../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../../src/theme/palettes.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';

afterEach(cleanup);

async function draw(value: number | null, size?: { size?: number; thickness?: number; total?: number }) {
  render(
    <ThemeProvider theme={createAppTheme(paletteOf('default', 'light'))}>
      <main>
        <ScoreDonut value={value} text={String(value)} label={`Overall ${value}`} {...size} />
      </main>
    </ThemeProvider>,
  );
  const ring = screen.getByRole('img', { name: `Overall ${value}` });
  const svg = await vi.waitUntil(() => ring.querySelector('svg'), 10_000);
  return { ring, svg, sectors: [...svg.querySelectorAll('path.recharts-sector')] };
}

/** The radii of a sector, and the share of the circle that it covers. */
function measureSector(sector: Element | undefined) {
  const path = sector?.getAttribute('d') ?? '';
  const numbers = (path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const arcs = [...path.matchAll(/A\s*([\d.]+)/g)].map(([, radius]) => Number(radius));
  const [startX = 0, startY = 0, outer = 0] = numbers;
  const [endX = 0, endY = 0] = numbers.slice(7);
  const isLarge = numbers[5] === 1;
  const chord = Math.hypot(endX - startX, endY - startY);
  const angle = 2 * Math.asin(Math.min(1, chord / (2 * outer)));
  return {
    outer,
    inner: Math.min(...arcs),
    share: (isLarge ? 2 * Math.PI - angle : angle) / (2 * Math.PI),
  };
}

test('a ring has no accessibility problems', async () => {
  await draw(60);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('CONST-14 a ring is 250 px wide by default', async () => {
  const { ring, svg } = await draw(60);
  expect(svg.getAttribute('viewBox')).toBe('0 0 250 250');
  expect(getComputedStyle(ring.parentElement ?? ring).width).toBe('250px');
});

test('CONST-15 a ring is 20 px thick and touches the edge of its square', async () => {
  const { sectors } = await draw(60);
  expect(measureSector(sectors[0])).toMatchObject({ outer: 125, inner: 105 });
});

test('CONST-16 a full ring means 100', async () => {
  expect(measureSector((await draw(60)).sectors[0]).share).toBeCloseTo(0.6, 2);
  cleanup();
  expect(measureSector((await draw(25)).sectors[0]).share).toBeCloseTo(0.25, 2);
  cleanup();
  expect((await draw(100)).sectors).toHaveLength(1);
});

test('size, thickness and total are configurable', async () => {
  const { svg, sectors } = await draw(3, { size: 100, thickness: 10, total: 4 });
  expect(svg.getAttribute('viewBox')).toBe('0 0 100 100');
  expect(measureSector(sectors[0])).toMatchObject({ outer: 50, inner: 40 });
  expect(measureSector(sectors[0]).share).toBeCloseTo(0.75, 2);
});

test('without a value there is only a dashed ring', async () => {
  const { sectors } = await draw(null);
  expect(sectors.map((sector) => sector.getAttribute('stroke-dasharray'))).toEqual(['4 6']);
});

test('a value beyond the total fills the ring once', async () => {
  expect((await draw(140)).sectors).toHaveLength(1);
});
