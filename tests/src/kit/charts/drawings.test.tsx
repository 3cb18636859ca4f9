import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DistanceBars } from '../../../../src/kit/charts/DistanceBars.tsx';
import { QuartileBars } from '../../../../src/kit/charts/QuartileBars.tsx';
import { ScoreBars } from '../../../../src/kit/charts/ScoreBars.tsx';
import { ScoreHistogram } from '../../../../src/kit/charts/ScoreHistogram.tsx';
import { TrendLines } from '../../../../src/kit/charts/TrendLines.tsx';
import { measureAs } from '../../../support/measureAs.ts';
import { renderScreen } from '../../screens/renderScreen.tsx';
import { words } from './heatmaps.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const aBar = (id: number, value: number | null, change: object = {}) => ({
  ...{ id, name: `Topic ${id}`, value, low: false, high: false, level: 'Medium', margin: 5 },
  ...change,
});

/** The drawing, once it has loaded. */
const drawn = (page: ReturnType<typeof renderScreen>['page']) =>
  vi.waitUntil(() => page.container.querySelector('.recharts-surface'), 10_000);
const rectanglesOf = (drawing: Element | null, fill: RegExp) =>
  [...(drawing?.querySelectorAll('rect.track, rect.bar') ?? [])].filter((path) =>
    fill.test(path.getAttribute('fill') ?? ''),
  );
const widthOf = (rectangle: Element | undefined) => Number(rectangle?.getAttribute('width'));

test('CHART-03 scores are bars from zero on one scale, and the uncertain part is hatched', async () => {
  measureAs(400, 160);
  const bars = [aBar(1, 60), aBar(2, 20), aBar(3, 80, { high: true, margin: null }), aBar(4, null)];
  const { page } = renderScreen(() => <ScoreBars label="Scores" bars={bars} words={words} />);
  const drawing = await drawn(page);
  expect(rectanglesOf(drawing, /#349CB2/i).map(widthOf)).toEqual([240]);
  expect(rectanglesOf(drawing, /#31394B/i).map(widthOf)).toEqual([80]);
  expect(rectanglesOf(drawing, /#2E7D32/i).map(widthOf)).toEqual([320]);
  expect(rectanglesOf(drawing, /url/).map(widthOf).sort()).toEqual([400, 80]);
  expect(drawing?.querySelectorAll('path.whisker').length).toBeGreaterThanOrEqual(2);
});

test('the list of scores is complete without its drawing, and its rows can be chosen', async () => {
  const onChoose = vi.fn();
  const { user } = renderScreen(() => (
    <ScoreBars
      label="Scores"
      bars={[aBar(1, 60), aBar(2, null)]}
      words={words}
      chosen={1}
      onChoose={onChoose}
    />
  ));
  const texts = within(screen.getByRole('list', { name: 'Scores' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Topic 160Medium', 'Topic 2Not enough answers']);
  expect(screen.getByRole('button', { name: /^Topic 1/ }).getAttribute('aria-pressed')).toBe('true');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(2);
});

test('CHART-03 a comparison has its reference, and a bar within chance is pale', async () => {
  measureAs(400, 160);
  const bars = [
    { id: 'a', name: 'Department', value: 8, reference: 4, text: '8 points' },
    { id: 'b', name: 'Team', value: 4, reference: null, text: '4 points', isPale: true },
  ];
  const { page } = renderScreen(() => <DistanceBars label="Gaps" bars={bars} />);
  const drawing = await drawn(page);
  expect(rectanglesOf(drawing, /#349CB2/i).map(widthOf)).toEqual([320]);
  expect(drawing?.querySelectorAll('path.reference')).toHaveLength(1);
  expect(drawing?.querySelector('path.reference')?.getAttribute('d')).toMatch(/^M160 /);
});

test('one’s own value is a point beside the range of other companies', async () => {
  measureAs(400, 160);
  const bars = [
    { id: 1, name: 'Respect', from: 50, median: 60, to: 70, own: { from: 80, to: 80 }, text: '80' },
  ];
  const { page } = renderScreen(() => <QuartileBars label="Companies" bars={bars} />);
  const drawing = await drawn(page);
  expect(Number(drawing?.querySelector('circle')?.getAttribute('cx'))).toBeCloseTo(320);
  expect(drawing?.querySelector('path.reference')?.getAttribute('d')).toMatch(/^M240 /);
});

test('CHART-03 columns of a histogram are as wide as their bands, and the two lowest have different colors', async () => {
  measureAs(400, 160);
  const aBand = (from: number, to: number, share: number) => ({
    from,
    to,
    share,
    name: `${from}`,
    text: `${share}%`,
  });
  const bands = [aBand(0, 25, 20), aBand(25, 50, 20), aBand(50, 100, 60)];
  const { page } = renderScreen(() => <ScoreHistogram label="Distribution" bands={bands} />);
  const drawing = await drawn(page);
  const columns = [...(drawing?.querySelectorAll('.recharts-reference-area-rect') ?? [])];
  expect(columns.map(widthOf)).toEqual([100, 100, 200]);
  expect(new Set(columns.map((column) => column.getAttribute('fill'))).size).toBe(3);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20%0',
    '20%25',
    '60%50',
  ]);
});

const quarters = Array.from({ length: 12 }, (_, at) => `Q${(at % 4) + 1} ${2024 + Math.floor(at / 4)}`);
const points = quarters.map((quarter, at) => ({
  ...{ quarter, run: 0, values: { topic1: 50 + at, topic2: 50.5 + at } },
  ...{ errorBars: { topic1: 0 }, texts: { topic1: `p${at}` } },
}));
const lines = [
  { key: 'topic1', name: 'Belonging' },
  { key: 'topic2', name: 'Respect' },
];

test.each([
  [1_000, 12],
  [400, 6],
])('the values of a trend %i px wide don’t overlap, and the latest is shown', async (width, most) => {
  measureAs(width, 300);
  const { page } = renderScreen(() => (
    <TrendLines label="Trend" lines={lines} points={points} chosen="topic1" />
  ));
  await drawn(page);
  await screen.findByText('p11');
  const shown = quarters.filter((_, at) => screen.queryByText(`p${at}`) !== null).length;
  expect(shown).toBeGreaterThan(2);
  expect(shown).toBeLessThanOrEqual(most);
});

test('CHART-03 the names at the ends of two close lines don’t overlap', async () => {
  measureAs(1_000, 300);
  const { page } = renderScreen(() => (
    <TrendLines label="Trend" lines={lines} points={points} chosen="topic1" />
  ));
  await drawn(page);
  const y = (name: string) => Number(screen.getByText(name).getAttribute('y'));
  expect(Math.abs(y('Belonging') - y('Respect'))).toBeGreaterThanOrEqual(18);
  expect(y('Respect')).toBeLessThan(y('Belonging'));
});
