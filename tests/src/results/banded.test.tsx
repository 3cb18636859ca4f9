import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { minimumGap, scoreRange, shortScoreText } from '../../../src/kit/charts/displayedScore.ts';
import { GroupChangeChart } from '../../../src/results/GroupChangeChart.tsx';
import { GroupChart } from '../../../src/results/GroupChart.tsx';
import { ResultHeadline } from '../../../src/results/ResultHeadline.tsx';
import { averageTrend, latestTrendChange, trendRows } from '../../../src/results/trendRows.ts';
import { ResultIntro } from '../../../src/results/view/ResultIntro.tsx';
import { TopicRowsChart } from '../../../src/results/view/TopicRowsChart.tsx';
import { topicRows } from '../../../src/results/view/topicRows.ts';
import { aCampaign, anEarlierCampaign, topicsAt } from '../screens/dashboards/answers.ts';
import { renderScreen } from '../screens/renderScreen.tsx';

type Topics = ReturnType<typeof topicsAt>;

const toBand = <T extends { readonly answer_percent: number }>(score: T) => ({
  ...score,
  answer_percent: Math.floor(score.answer_percent / 10) * 10,
  margin: null,
  banded: true,
});
const banded = (topics: Topics): Topics =>
  topics.map((topic) => ({
    ...toBand(topic),
    elements: topic.elements.map(toBand),
  }));

/** Two topics in the band of 60, three in that of 50, one in that of 40. */
const campaign = aCampaign({
  overall: { answer_percent: 50, low: false, high: false, n_band: 10, margin: null, banded: true },
  topics: banded(topicsAt(-3)),
});
const before = anEarlierCampaign({ topics: banded(topicsAt(-13)) });
const plain = { low: false, high: false };

test.each([
  [{ value: 64, ...plain }, { from: 64, to: 64 }, '64'],
  [{ value: 60, ...plain, banded: true }, { from: 60, to: 70 }, '60–69'],
  [{ value: 90, ...plain, banded: true }, { from: 90, to: 100 }, '90–100'],
  [{ value: 80, low: false, high: true }, { from: 80, to: 100 }, '≥80'],
  [{ value: 20, low: true, high: false }, { from: 0, to: 20 }, '≤20'],
  [{ value: null, ...plain }, { from: 0, to: 100 }, ''],
])('%o stands for %o and is written %s beside a point', (shown, range, text) => {
  expect(scoreRange(shown)).toEqual(range);
  expect(shortScoreText(shown)).toBe(text);
});

test('the difference of two values is the gap between their ranges', () => {
  const band = (value: number) => ({ value, ...plain, banded: true });
  expect(minimumGap(band(70), band(50))).toBe(10);
  expect(minimumGap(band(40), band(60))).toBe(-10);
  expect(minimumGap(band(60), band(50))).toBeCloseTo(0);
  expect(minimumGap({ value: 62, low: false, high: true }, { value: 77, ...plain })).toBeCloseTo(0);
  expect(minimumGap({ value: 20, low: true, high: false }, { value: 50, ...plain })).toBe(-30);
});

test('a banded campaign shows bands in its headline, chart and table', async () => {
  const { user } = renderScreen(() => (
    <>
      <ResultHeadline company="Harbor" campaign={campaign} before={before} />
      <TopicRowsChart
        campaign={campaign}
        rows={topicRows({
          asked: campaign.topics,
          own: campaign.topics,
          earlier: before.topics,
          reference: { kind: 'benchmark', medians: new Map([[3, 55]]) },
        })}
        changeLabel="Since Q2 2026"
        gapLabel="Benchmark"
        gapNote={null}
        onOpen={() => {}}
      />
    </>
  ));
  expect(screen.getByText(/scores 50 to 59 out of 100/).tagName).toBe('STRONG');
  screen.getByText(/Highest: Belonging and Respect \(60 to 69 each\)\. Lowest: Speaking up \(40 to 49\)/);
  const card = screen.getByRole('region', {
    name: 'Belonging and Respect score highest, Speaking up lowest',
  });
  const row = within(card).getByRole('button', { name: /^Speaking up/ });
  expect(row.textContent).toBe(
    'Speaking up40 to 49 Low or mediumSince Q2 2026 Not comparableBenchmark Not comparable',
  );
  expect(within(card).queryByText(/margin/)).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  expect(within(card).getByRole('row', { name: 'Speaking up 40 to 49 Low or medium' })).not.toBeNull();
});

test('a trend draws a band at its center, and shows no change when it is unknown', () => {
  const points = [40, 60].map((answer_percent, at) => ({
    campaign_id: 4 + at,
    year: 2026,
    quarter: 2 + at,
    closed_on: `2026-0${5 + 3 * at}-12`,
    answer_percent,
    ...plain,
    n_band: 10,
    banded: true,
    change: null,
  }));
  const trend = { topic_id: 1, topic: 'Belonging', points };
  const rows = trendRows(
    [trend],
    { quarter: ({ quarter }) => `Q${quarter}`, day: (iso) => iso },
    averageTrend([], 'All'),
  );
  expect(rows.points[1]).toMatchObject({
    values: { topic1: 65 },
    errorBars: { topic1: 5 },
    texts: { topic1: '60–69' },
  });
  expect(latestTrendChange(trend, [campaign, before])?.change).toBeNull();
});

test('groups are shown in bands without a change', () => {
  const groups = [{ members: ['Design'], n_band: 10, topics: banded(topicsAt(17)) }];
  const groupsBefore = [{ members: ['Design'], n_band: 10, topics: banded(topicsAt(-13)) }];
  renderScreen(() => (
    <>
      <GroupChart
        campaign={campaign}
        dimension="department"
        query={{ data: groups, error: null, refetch: () => {} }}
      />
      <GroupChangeChart
        campaign={campaign}
        before={before}
        dimension="department"
        groups={groups}
        groupsBefore={groupsBefore}
      />
    </>
  ));
  const cellsIn = (name: RegExp) => [...screen.getByRole('row', { name }).children];
  expect(screen.getAllByRole('columnheader')[1]?.textContent).toBe('Belonging');
  expect(cellsIn(/^Company average/)[1]?.textContent).toBe('60–69');
  expect(cellsIn(/^Design/)[1]?.textContent).toBe(
    '80–8980 to 89. At least 10 points above average. 10 to 19 people. Can’t be tested',
  );
  screen.getByRole('heading', { name: 'Not enough answers to show changes since Q2 2026' });
  screen.getByText(/too much rounding, to show a change/);
});

test('R24 a note says that only shares are left out because of another audience', async () => {
  const layout = (change: object) => () => <ResultIntro campaign={aCampaign(change)} before={null} />;
  const text = /the ratings in the survey feedback, aren’t shown\. Nearly the same people/;
  const { page } = renderScreen(layout({ shares_limited: true }));
  await screen.findByText(text);
  page.unmount();
  renderScreen(layout({ shares_limited: false }));
  expect(screen.queryByText(text)).toBeNull();
});
