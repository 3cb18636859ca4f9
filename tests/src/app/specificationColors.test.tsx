import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contrastRatio } from '../../../domain/colors/contrast.ts';
import { notifySuccess } from '../../../src/app/notifications.ts';
import { ScoreDonut } from '../../../src/kit/charts/ScoreDonut.tsx';
import { route } from '../../../src/routes/route.ts';
import { type ColorModeChoice, storeColorMode } from '../../../src/theme/colorMode.ts';
import { renderApp } from './renderApp.tsx';

const modes: readonly ColorModeChoice[] = ['light', 'dark'];
const chart = route('/chart', { title: 'dashboard', needs: 'user' }, async () => ({
  default: () => <ScoreDonut value={60} text="60" label="Overall 60" />,
}));

/** Opens a page with a chart whose score has the primary color. */
async function openChart(mode: ColorModeChoice) {
  storeColorMode(mode);
  await renderApp({ at: '/chart', routes: [chart] });
  const donut = await screen.findByRole('img', { name: 'Overall 60' });
  await vi.waitUntil(() => donut.querySelector('svg'), 10_000);
  return [...donut.querySelectorAll('path')].map((sector) => sector.getAttribute('fill')?.toUpperCase());
}

test.each(modes)(
  'CONST-01 charts and styles of a page in %s mode have the exact primary color',
  async (mode) => {
    expect(await openChart(mode)).toContain('#349CB2');
    const root = document.documentElement;
    expect(root.dataset.mode).toBe(mode);
    expect(root.style.getPropertyValue('--cairn-primary')).toBe('#349CB2');
  },
);

test.each(modes)(
  'CONST-04 COLOR-01 a success notification in %s mode is dark on the exact success color',
  async (mode) => {
    await openChart(mode);
    act(() => notifySuccess('Saved.'));
    const bar = screen.getByText('Saved.').closest<HTMLElement>('[data-color]');
    expect(bar?.style.backgroundColor.toUpperCase()).toBe('#4CAF50');
    expect(bar?.style.color).toBe('#12161e');
    expect(contrastRatio('#12161e', '#4CAF50')).toBeGreaterThanOrEqual(4.5);
  },
);
