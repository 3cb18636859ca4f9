import type { ResponseOf } from '../../../../contract/call.ts';
import type {
  benchmarkResultCalls,
  CampaignScores,
  GroupedCampaignScores,
} from '../../../../contract/v2/benchmarkResults.ts';

type Trends = ResponseOf<(typeof benchmarkResultCalls)['trends']>['topics'];
type Topic = CampaignScores['topics'][number];

const contents: readonly (readonly [string, readonly string[]])[] = [
  ['Belonging', ['Being welcome', 'Being oneself', 'Being included']],
  ['Fairness', ['Chances', 'Workload', 'Recognition']],
  ['Speaking up', ['Taking part', 'Disagreeing', 'Reporting problems']],
  ['Growth', ['Learning', 'Feedback', 'Mentoring']],
  ['Respect', ['Courtesy', 'Boundaries', 'Differences']],
  ['Leadership', ['Example', 'Decisions', 'Care']],
];

const levels = [64, 58, 47, 61, 72, 55];

/** Topics with their elements; the scores differ by `by` points from the default. */
export function topicsAt(by: number, nBand = 100, margin: number | null = 3): Topic[] {
  return contents.map(([topic, elements], at) => {
    const answer_percent = (levels[at] ?? 50) + by;
    return {
      topic_id: at + 1,
      topic,
      answer_percent,
      low: false,
      high: false,
      n_band: nBand,
      margin,
      elements: elements.map((element, index) => ({
        element_id: at * 10 + index + 1,
        element,
        answer_percent: answer_percent + ([-8, 5, 3][index] ?? 0),
        low: false,
        high: false,
        n_band: nBand,
        margin,
      })),
    };
  });
}

const certificate = {
  rows: 31,
  atoms: 164,
  k: 5,
  rank: 29,
  nodes: 5_812,
  algorithm: 'cocircuit-search 1',
  hash: '6f0c1d5e8b3a49f27c90d4b1e2a7583366f0c1d5e8b3a49f27c90d4b1e2a75833',
};

export const aCampaign = (change: Partial<CampaignScores> = {}): CampaignScores => ({
  campaign_id: 5,
  name: 'Culture benchmark Q3 2026',
  length: 'full',
  quarter: { year: 2026, quarter: 3 },
  closed_on: '2026-08-12',
  k: 5,
  audience: 'everybody',
  n_band: 100,
  certificate,
  participation_percent: 75,
  has_letter_forms: false,
  limited_by_audience: false,
  shares_limited: false,
  overall: { answer_percent: 60, low: false, high: false, n_band: 100, margin: 3 },
  topics: topicsAt(0),
  ...change,
});

/** A campaign with too few responses, whether none or one too few. */
export const aSmallCampaign = (change: Partial<CampaignScores> = {}): CampaignScores =>
  aCampaign({
    audience: null,
    n_band: null,
    certificate: null,
    participation_percent: null,
    overall: null,
    topics: [],
    ...change,
  });

export const anEarlierCampaign = (change: Partial<CampaignScores> = {}): CampaignScores =>
  aCampaign({
    campaign_id: 4,
    name: 'Culture benchmark Q2 2026',
    quarter: { year: 2026, quarter: 2 },
    closed_on: '2026-05-12',
    overall: { answer_percent: 52, low: false, high: false, n_band: 100, margin: 3 },
    topics: topicsAt(-8),
    ...change,
  });

export const theGroups = (): GroupedCampaignScores['groups'] => [
  { members: ['Operations'], n_band: 50, topics: topicsAt(-9, 50, 4) },
  { members: ['Design'], n_band: 20, topics: topicsAt(11, 20, 7) },
  { members: ['Engineering'], n_band: 50, topics: topicsAt(2, 50, 4) },
  { members: ['Finance', 'Legal', 'People', 'Research'], n_band: 10, topics: topicsAt(4, 10, 9) },
];

/** The response with the groups of a campaign. */
export const campaignByGroups = (
  { campaign_id, name, length, quarter, closed_on, k }: CampaignScores,
  dimension: string,
  groups: GroupedCampaignScores['groups'],
) => ({ campaign_id, name, length, quarter, closed_on, k, dimension, groups });

/** Five quarters with a campaign, and one without in between. */
export const theTrends = (): Trends =>
  topicsAt(0).map(({ topic_id, topic, answer_percent }) => ({
    topic_id,
    topic,
    points: [
      { year: 2025, quarter: 2, by: -12 },
      { year: 2025, quarter: 3, by: -9 },
      { year: 2026, quarter: 1, by: -7 },
      { year: 2026, quarter: 2, by: -8 },
      { year: 2026, quarter: 3, by: 0 },
    ].map(({ year, quarter, by }, at) => ({
      campaign_id: at + 1,
      year,
      quarter,
      closed_on: `${year}-0${quarter * 3 - 1}-12`,
      answer_percent: answer_percent + by,
      low: false,
      high: false,
      n_band: 100,
      change: at === 0 ? null : by === 0 ? ('up' as const) : ('noClearChange' as const),
    })),
  }));

export const theOpenCampaign = () => ({
  campaign_id: 6,
  name: 'Culture benchmark Q4 2026',
  closes_on: '2026-12-12',
  invited_from: 100,
  participation_percent: 45,
});

const bandsOf = (shares: readonly number[]) =>
  shares.map((share, at) => ({ from: at * 25, to: at * 25 + 25, share }));

/** The distribution of one topic of the newest campaign; the others are unpublished. */
export const theSpread = () => [
  { campaign_id: 5, topic_id: 3, topic: 'Speaking up', n_band: 100, bands: bandsOf([15, 40, 30, 15]) },
];

export const theDrivers = () => [
  {
    campaign_id: 5,
    name: 'Culture benchmark Q3 2026',
    length: 'full',
    quarter: { year: 2026, quarter: 3 },
    closed_on: '2026-08-12',
    k: 5,
    outcome: { topic_id: 1, topic: 'Belonging' },
    topics: [
      { topic_id: 5, topic: 'Respect', word: 'strong', value: 0.65, low: 0.52, high: 0.75 },
      { topic_id: 2, topic: 'Fairness', word: 'some', value: 0.35, low: 0.17, high: 0.51 },
      { topic_id: 4, topic: 'Growth', word: 'none', value: -0.05, low: -0.24, high: 0.14 },
    ],
  },
];

export const theCompanies = () => ({
  built_on: '2026-10-01',
  accounts_band: 10,
  topics: [
    { topic_id: 5, p25: 55, p50: 62, p75: 70, own_percentile: 85 },
    { topic_id: 3, p25: 48, p50: 55, p75: 61, own_percentile: 20 },
  ],
});

/** No topic suggests itself as the focus of the company. */
export const theFocus = () => ({
  campaign: { campaign_id: 4, name: 'Autumn', closed_on: '2026-09-30' },
  groups: [{ team_id: null, name: null }],
  unpublished: [],
  team_id: null,
  members: [],
  topics: [],
});
