import { describe, expect, test } from 'vitest';
import { overallChange } from '../../../domain/results/campaignChanges.ts';
import { findFurthestGroup, groupRows, typicalGap } from '../../../src/results/groupRows.ts';
import { isMeasuredFully, previousCampaign } from '../../../src/results/scoreChanges.ts';
import { averageTrend, latestTrendChange, trendRows } from '../../../src/results/trendRows.ts';
import {
  aCampaign,
  anEarlierCampaign,
  aSmallCampaign,
  theGroups,
  theTrends,
  topicsAt,
} from '../screens/dashboards/answers.ts';

const overall = (answer_percent: number, cap: { low?: boolean; high?: boolean } = {}) => ({
  answer_percent,
  low: false,
  high: false,
  n_band: 100,
  margin: 3,
  ...cap,
});

test('a campaign is a full measurement if nearly everyone answered and at least 20 did', () => {
  const measured = aCampaign({ participation_percent: 100 });
  const few = { ...overall(60), margin: null };
  expect([
    isMeasuredFully(measured),
    isMeasuredFully(aCampaign({ participation_percent: 95 })),
    isMeasuredFully({ ...measured, overall: few }),
    isMeasuredFully(aSmallCampaign({ participation_percent: 100 })),
    isMeasuredFully({ ...measured, has_letter_forms: true }),
  ]).toEqual([true, false, false, false, false]);
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

  test('is not named when a cap hides its size', () => {
    expect(against(95, 52, { high: true })).toBeNull();
    expect(against(5, 52, { low: true })).toBeNull();
  });

  test('is not named without margins', () => {
    const campaign = aCampaign({ overall: { ...overall(60), margin: null } });
    expect(overallChange(campaign, anEarlierCampaign())).toBeNull();
  });
});

test('a campaign is compared with the previous one that published results', () => {
  const now = aCampaign();
  const small = aSmallCampaign({ campaign_id: 44 });
  const earlier = anEarlierCampaign();
  expect(previousCampaign([now, small, earlier], now)).toBe(earlier);
  expect(previousCampaign([now, small], now)).toBeNull();
});

const words = {
  quarter: ({ year, quarter }: { year: number; quarter: number }) => `${quarter}/${year}`,
  day: (iso: string) => iso,
};

test('campaigns of the same quarter stay in the trend with their closing days', () => {
  const newest = { ...anEarlierCampaign().quarter };
  const point = (campaign_id: number, closed_on: string, change: Partial<typeof newest> = {}) => ({
    campaign_id,
    ...newest,
    ...change,
    closed_on,
    ...overall(40 + campaign_id),
    change: null,
  });
  const points = [
    point(1, '2026-02-12', { quarter: 1 }),
    point(2, '2026-05-12'),
    point(3, '2026-06-20'),
    point(4, '2026-06-20'),
  ];
  const rows = trendRows([{ topic_id: 1, topic: 'Belonging', points }], words, averageTrend([], 'All'));
  expect(rows.points.map(({ quarter, values }) => [quarter, values.topic1])).toEqual([
    ['1/2026', 41],
    ['2026-05-12', 42],
    ['2026-06-20', 43],
    ['2026-06-20 (2)', 44],
  ]);
});

test('a quarter without a campaign stays in the trend without values', () => {
  const { lines, points } = trendRows(
    theTrends(),
    words,
    averageTrend([aCampaign(), aSmallCampaign(), anEarlierCampaign()], 'All'),
  );
  expect(points.map(({ quarter }) => quarter)).toEqual([
    '2/2025',
    '3/2025',
    '4/2025',
    '1/2026',
    '2/2026',
    '3/2026',
  ]);
  expect(points.map(({ values }) => values.topic1)).toEqual([52, 55, null, 57, 56, 64]);
  expect(points.map(({ values }) => values.topic0)).toEqual([null, null, null, null, 52, 60]);
  expect(lines.filter(({ isDashed }) => isDashed).map(({ name }) => name)).toEqual(['All']);
});

test('lines end at a quarter without a campaign, and go on over a campaign that didn’t ask a topic', () => {
  const point = (campaign_id: number, quarter: number, closed_on: string) => ({
    ...{ campaign_id, year: 2026, quarter, closed_on, change: null },
    ...overall(40 + campaign_id),
  });
  const first = point(1, 1, '2026-02-12');
  const asked = [first, point(3, 3, '2026-08-20'), point(4, 4, '2026-12-20')];
  const other = [first, point(9, 3, '2026-09-20')];
  const { points } = trendRows(
    [
      { topic_id: 1, topic: 'Belonging', points: asked },
      { topic_id: 2, topic: 'Voice', points: other },
    ],
    words,
    averageTrend([], 'All'),
  );
  expect(points.map(({ campaignId, run }) => [campaignId, run])).toEqual([
    [1, 0],
    [null, 1],
    [3, 1],
    [9, 1],
    [4, 1],
  ]);
});

test('a gap to the average is significant only beyond the group’s margin', () => {
  const [row] = groupRows(topicsAt(0), theGroups());
  const clear = Object.values(row?.cells ?? {}).map(({ value, isSignificant }) => [value, isSignificant]);
  expect(clear).toEqual([
    [55, true],
    [75, true],
    [66, false],
    [68, false],
  ]);
});

describe('the story of a topic', () => {
  const points = (change: 'up' | 'noClearChange') =>
    [40, 48, 52].map((answer_percent, at) => ({
      campaign_id: at + 3,
      year: 2026,
      quarter: at + 1,
      closed_on: `2026-0${at * 3 + 2}-12`,
      answer_percent,
      low: false,
      high: false,
      n_band: 100,
      change: at === 0 ? null : change,
    }));
  const trend = (change: 'up' | 'noClearChange') => ({
    topic_id: 1,
    topic: 'Belonging',
    points: points(change),
  });
  const campaigns = (first: number) => [
    aCampaign({ campaign_id: 5, topics: topicsAt(0) }),
    aCampaign({ campaign_id: 3, topics: topicsAt(first) }),
  ];

  test('is its last change when significant', () => {
    const story = latestTrendChange(trend('up'), campaigns(-20));
    expect([story?.from?.answer_percent, story?.change]).toEqual([48, 'up']);
  });

  test('is the change since the first point when only small steps led to it', () => {
    const story = latestTrendChange(trend('noClearChange'), campaigns(-20));
    expect([story?.from?.answer_percent, story?.change]).toEqual([40, 'up']);
  });

  test('is no significant change when there is none', () => {
    const story = latestTrendChange(trend('noClearChange'), campaigns(-1));
    expect([story?.from?.answer_percent, story?.change]).toEqual([48, 'noClearChange']);
  });

  test('has no comparison at the first point', () => {
    const first = { ...trend('up'), points: points('up').slice(0, 1) };
    expect(latestTrendChange(first, campaigns(-20))?.from).toBeNull();
  });
});

describe('the distance of groups from the average', () => {
  const everybody = topicsAt(0).slice(0, 1);
  const groupAt = (answer_percent: number, cap: { low?: boolean; high?: boolean } = {}) => ({
    members: [String(answer_percent)],
    n_band: 5,
    topics: topicsAt(0, 5)
      .slice(0, 1)
      .map((topic) => ({ ...topic, answer_percent, ...cap })),
  });
  type Groups = Parameters<typeof groupRows>[1];
  const gap = (...groups: Groups) => groupRows(everybody, groups)[0]?.gap;

  test('is that of the furthest group, above or below', () => {
    expect(gap(groupAt(40), groupAt(71), groupAt(60))).toBe(24);
    expect(gap(groupAt(60), groupAt(74))).toBe(10);
    expect(gap()).toBe(0);
  });

  test('counts only the certain part of "70 or more" and "30 or fewer"', () => {
    expect(gap(groupAt(70, { high: true }))).toBe(6);
    expect(gap(groupAt(50, { high: true }))).toBe(0);
    expect(gap(groupAt(30, { low: true }))).toBe(34);
    expect(gap(groupAt(80, { low: true }))).toBe(0);
  });

  test('names the group with the largest significant gap', () => {
    const furthest = findFurthestGroup(everybody, [groupAt(70), groupAt(40), groupAt(20, { low: true })]);
    expect(furthest).toEqual({ group: 1, topic: 'Belonging', distance: -24 });
    expect(findFurthestGroup(everybody, [groupAt(65), groupAt(63)])).toBeNull();
  });

  test('is corrected for the number of cells in a table', () => {
    const alone = [groupAt(70)];
    expect(findFurthestGroup(everybody, alone)?.distance).toBe(6);
    const many = Array.from({ length: 20 }, () => groupAt(64));
    expect(findFurthestGroup(everybody, [...alone, ...many])).toBeNull();
  });

  test('is averaged next to what chance could explain, weighted by group size', () => {
    const error = 3 / 1.645;
    const typical = typicalGap(everybody, [groupAt(54), groupAt(74)]);
    expect(typical?.points).toBeCloseTo(10, 9);
    expect(typical?.chance).toBeCloseTo(error, 9);
    const large = topicsAt(0, 20).slice(0, 1);
    const weighted = typicalGap(everybody, [groupAt(74), { members: ['x'], n_band: 20, topics: large }]);
    expect(weighted?.points).toBeCloseTo(Math.sqrt((5 * 100) / 25), 9);
    expect(typicalGap(everybody, [groupAt(20, { low: true })])).toBeNull();
    expect(typicalGap(everybody, [])).toBeNull();
  });
});
