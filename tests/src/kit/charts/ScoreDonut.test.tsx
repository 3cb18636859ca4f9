import { ThemeProvider } from '@mui/material';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScoreDonut } from '../../../../src/kit/charts/ScoreDonut.tsx';
import { createAppTheme } from '../../../../src/theme/createAppTheme.ts';
import { paletteOf } from '../../../../src/theme/palettes.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';

afterEach(cleanup);

function draw(value: number | null, size?: { size?: number; thickness?: number; total?: number }) {
  render(
    <ThemeProvider theme={createAppTheme(paletteOf('default', 'light'))}>
      <main>
        <ScoreDonut value={value} text={String(value)} label={`Overall ${value}`} {...size} />
      </main>
    </ThemeProvider>,
  );
  const svg = screen.getByRole('img', { name: `Overall ${value}` });
  const [ring, arc] = [...svg.querySelectorAll('circle')];
  return { svg, ring, arc };
}

const drawnShare = (arc: Element | undefined) => {
  const [part = 0, whole = 1] = (arc?.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number);
  return part / whole;
};

test('a ring has no accessibility problems', async () => {
  draw(60);
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('CONST-14 a ring is 250 px wide by default', () => {
  const { svg } = draw(60);
  expect(svg.getAttribute('viewBox')).toBe('0 0 250 250');
  expect(getComputedStyle(svg.parentElement ?? svg).width).toBe('250px');
});

test('CONST-15 a ring is 20 px thick and touches the edge of its square', () => {
  const { ring } = draw(60);
  expect(ring?.getAttribute('stroke-width')).toBe('20');
  expect(ring?.getAttribute('r')).toBe('115');
});

test('CONST-16 a full ring means 100', () => {
  expect(drawnShare(draw(60).arc)).toBeCloseTo(0.6);
  cleanup();
  expect(drawnShare(draw(100).arc)).toBeCloseTo(1);
});

test('size, thickness and total are configurable', () => {
  const { svg, ring, arc } = draw(3, { size: 100, thickness: 10, total: 4 });
  expect(svg.getAttribute('viewBox')).toBe('0 0 100 100');
  expect(ring?.getAttribute('r')).toBe('45');
  expect(drawnShare(arc)).toBeCloseTo(0.75);
});

test('without a value there is only a dashed ring', () => {
  const { ring, arc } = draw(null);
  expect(arc).toBeUndefined();
  expect(ring?.getAttribute('stroke-dasharray')).toBe('4 6');
});

test('a value beyond the total fills the ring once', () => {
  expect(drawnShare(draw(140).arc)).toBeCloseTo(1);
});
