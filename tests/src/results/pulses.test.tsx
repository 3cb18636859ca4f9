import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { TrendLines } from '../../../src/kit/charts/TrendLines.tsx';
import { ResultHeadline } from '../../../src/results/ResultHeadline.tsx';
import { isMeasuredFully, previousCampaign } from '../../../src/results/scoreChanges.ts';
import { averageTrend } from '../../../src/results/trendRows.ts';
import { aCampaign, anEarlierCampaign } from '../screens/dashboards/answers.ts';
import { renderScreen } from '../screens/renderScreen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const full = aCampaign();
const earlier = anEarlierCampaign();
const pulse = aCampaign({ campaign_id: 7, length: 'short_pulse', topics: full.topics.slice(0, 2) });
const headline = (...[now, before]: Parameters<typeof previousCampaign<CampaignScores>>) =>
  renderScreen(() => (
    <ResultHeadline company="Harbor" campaign={before} before={previousCampaign(now, before)} />
  ));

test('the headline of a pulse names its topics and compares only these', () => {
  headline([pulse, earlier], pulse);
  const [one, other] = pulse.topics.map(({ topic }) => topic);
  screen.getByText(new RegExp(`A pulse about .*(${one}|${other}).* 60 out of 100`));
  screen.getByText(/For the topics in both campaigns, the score is significantly higher than in Q2 2026/);
  expect(screen.queryByText(/Harbor scores|\(52\)\./)).toBeNull();
});

test('a campaign about all topics is compared with the last one about all of them', () => {
  const before = { ...pulse, campaign_id: 3 };
  expect(previousCampaign([full, before, earlier], full)).toBe(earlier);
  expect(previousCampaign([full, before], full)).toBe(before);
  expect(previousCampaign([pulse, full, earlier], pulse)).toBe(full);
  const others = { ...before, topics: full.topics.slice(2) };
  expect(previousCampaign([pulse, others], pulse)).toBeNull();
});

test('the line of overall scores leaves out pulses', () => {
  const { points } = averageTrend([full, pulse, earlier], 'All');
  expect(points.map(({ campaign_id }) => campaign_id)).toEqual([4, 5]);
});

test('a short campaign is an estimate even if everyone has answered', () => {
  const everyone = aCampaign({ participation_percent: 100 });
  expect(isMeasuredFully(everyone)).toBe(true);
  expect(isMeasuredFully({ ...everyone, length: 'short' })).toBe(false);
});

test.each([
  ['goes on over a campaign that didn’t ask the topic', 0, 1],
  ['ends at a quarter without a campaign', 1, 0],
])('the line of a topic %s', async (_, laterRun, connections) => {
  const aPoint = (quarter: string, run: number, value: number | null) => ({
    ...{ quarter, run, values: { topic1: value } },
    errorBars: { topic1: 0 },
    texts: { topic1: value === null ? '' : `${value} points` },
  });
  const points = [aPoint('Q1', 0, 41), aPoint('Q2', laterRun, null), aPoint('Q3', laterRun, 57)];
  const lines = [{ key: 'topic1', name: 'Belonging' }];
  // A chart on paper has a fixed width; on a screen, the test environment measures none.
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query === 'print', media: query },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
  }));
  renderScreen(() => <TrendLines label="Trend" lines={lines} points={points} chosen="topic1" />);
  const chart = screen.getByRole('img', { name: 'Trend' });
  await within(chart).findByText('57 points');
  const curves = [...chart.querySelectorAll('path.recharts-line-curve')].map((path) =>
    path.getAttribute('d'),
  );
  expect(curves.filter((curve) => curve?.includes('L'))).toHaveLength(connections);
  expect(chart.querySelectorAll('circle')).toHaveLength(2);
  for (const text of ['41 points', '57 points']) expect(screen.getAllByText(text)).toHaveLength(1);
});
