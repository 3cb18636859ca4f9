import { describe, expect, test } from 'vitest';
import {
  campaignBefore,
  overallChange,
  overallMargin,
  topicMargin,
} from '../../../../src/ui/results/figures.ts';
import { groupRows } from '../../../../src/ui/results/groupRows.ts';
import { trendRows } from '../../../../src/ui/results/trendRows.ts';
import {
  aCampaign,
  anEarlierCampaign,
  aSmallCampaign,
  theGroups,
  theTrends,
  topicsAt,
} from '../../screens/dashboards/answers.ts';

const overall = (answer_percent: number, cap: { low?: boolean; high?: boolean } = {}) => ({
  answer_percent,
  low: false,
  high: false,
  n_band: 100,
  ...cap,
});

describe('margins', () => {
  test('a topic moves at most as much as its elements on average', () => {
    const [topic] = topicsAt(0);
    const elements = topic?.elements.map((element, at) => ({ ...element, margin: at + 1 })) ?? [];
    expect(topicMargin({ elements })).toBe(2);
  });

  test('without the margin of one element there is none of the topic, nor of all together', () => {
    const topics = topicsAt(0, 100, null);
    expect(topicMargin(topics[0] ?? { elements: [] })).toBeNull();
    expect(overallMargin({ topics: [...topicsAt(0).slice(0, 5), ...topics.slice(5)] })).toBeNull();
  });
});

describe('the change of the overall score', () => {
  const against = (now: number, before: number, cap = {}) =>
    overallChange(aCampaign({ overall: overall(now, cap) }), anEarlierCampaign({ overall: overall(before) }));

  test.each([
    [60, 52, 'up'],
    [52, 60, 'down'],
    [60, 58, 'noClearChange'],
    [60, 60, 'noClearChange'],
  ])('%i after %i is called %s', (now, before, word) => {
    expect(against(now, before)).toBe(word);
  });

  test('is not called where a cap hides how far it moved', () => {
    expect(against(95, 52, { high: true })).toBeNull();
    expect(against(5, 52, { low: true })).toBeNull();
  });

  test('is not called without margins', () => {
    const campaign = aCampaign({ topics: topicsAt(0, 10, null) });
    expect(overallChange(campaign, anEarlierCampaign())).toBeNull();
  });
});

test('a campaign is compared with the nearest earlier one that published anything', () => {
  const now = aCampaign();
  const small = aSmallCampaign({ campaign_id: 44 });
  const earlier = anEarlierCampaign();
  expect(campaignBefore([now, small, earlier], now)).toBe(earlier);
  expect(campaignBefore([now, small], now)).toBeNull();
});

test('a quarter without a campaign stays in the trend, with nothing in it', () => {
  const { points } = trendRows(theTrends(), ({ year, quarter }) => `${quarter}/${year}`);
  expect(points.map(({ quarter }) => quarter)).toEqual([
    '2/2025',
    '3/2025',
    '4/2025',
    '1/2026',
    '2/2026',
    '3/2026',
  ]);
  expect(points.map(({ values }) => values.topic1)).toEqual([52, 55, null, 57, 56, 64]);
});

test('a distance to everybody is called clear only beyond the margin of the group', () => {
  const [row] = groupRows(topicsAt(0), theGroups());
  const clear = Object.values(row?.cells ?? {}).map(({ value, isClear }) => [value, isClear]);
  expect(clear).toEqual([
    [55, true],
    [75, true],
    [66, false],
    [68, false],
  ]);
});
