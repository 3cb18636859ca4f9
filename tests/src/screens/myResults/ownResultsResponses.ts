import { metricDomains, metrics } from '../../../../domain/metrics/metrics.ts';

export const campaign = { id: 4, name: 'Spring 360' };
export const aScore = (facts: object = {}) => ({
  id: 2,
  subject: 'self',
  rater_group: null,
  campaign,
  made_on: '2026-11-01',
  model_version: 'pl-irt-1',
  norm_version: null as number | null,
  measured_on: null as { basis: string; people: number } | null,
  question_ids: [1],
  outcome: 'profiled',
  is_undecided: false,
  is_everyone_counted: true,
  asked: 36,
  raters: null,
  dropped: null,
  rater_reliability: null,
  kind: 'normative',
  may_compare: { within_person: true, between_people: true, reason: null },
  metrics: metrics.map((metric, k) => ({
    metric,
    value: 70 - k,
    low: 60 - k,
    high: 80 - k,
    reliability: 0.8123,
    measured_reliability: null,
    beside_others: metric === 'humility' ? 'higher' : metric === 'trust' ? 'lower' : 'same',
    ipsative_percent: 50,
    times_shown: 12,
  })),
  domains: Object.keys(metricDomains).map((domain) => ({
    domain,
    value: 50,
    low: 40,
    high: 60,
    beside_others: 'same',
  })),
  ...facts,
});
export const peers = aScore({
  id: 3,
  subject: 'raters',
  rater_group: 'peer',
  raters: 5,
  dropped: 1,
  rater_reliability: { value: 0.701, with_two_more: 0.766 },
});
const compared = metrics.map((metric) => ({
  metric,
  gap: 0,
  se: 0.3,
  word: metric === 'trust' ? 'othersHigher' : 'inLine',
  johari: metric === 'trust' ? 'hiddenStrength' : 'notEnoughCertainty',
}));
export const changed = (obstacle: string | null) => ({
  score_id: 2,
  before_id: 1,
  obstacle,
  completed: [
    { course_id: 5, title: 'Speaking up', metric: 'courage', completed_on: '2026-06-02' },
    { course_id: 6, title: 'Listening well', metric: 'listening', completed_on: '2026-07-02' },
  ],
  metrics: obstacle
    ? []
    : metrics.map((metric) => ({
        metric,
        before: 40,
        after: 60,
        word: metric === 'courage' ? 'up' : 'noClearChange',
      })),
});
export const own = (facts: object = {}) => ({
  'scores/own': {
    scores: [aScore(), peers, aScore({ id: 1, made_on: '2026-04-01' })],
    self_and_others: [{ campaign_id: 4, rater_group: 'peer', metrics: compared }],
    changes: [changed(null)],
    ...facts,
  },
});
export const emptyProfile = own({ scores: [], self_and_others: [], changes: [] });
const recommended = {
  topic_id: null,
  topic: null,
  metric: 'trust',
  answer_percent: 20,
  low: 11.2,
  high: 33.4,
  margin: null,
  source: null,
  reason: 'lowMetric',
  suggestions: [
    { kind: 'course', id: 9, title: 'Trusting', summary: null, minutes: 30, path: '/learn/view/9', on: null },
  ],
};
const aPlan = {
  id: 5,
  version: 3,
  topic_id: null,
  topic: null,
  metric: 'courage',
  title: 'Speak first',
  steps: [{ text: 'Prepare', due_on: null, done_on: null }],
  due_on: '2026-12-24',
  made_on: '2026-05-01',
  done_on: null,
  suggestion: null,
  follow_up: {
    before: { value: 40, low: 30, high: 50, on: '2026-04-01' },
    after: { value: 70, low: 60, high: 80, on: '2026-11-01' },
    word: 'up',
    next: { kind: 's', name: 'Winter 360', opens_on: null, closes_on: '2026-12-20', is_open: true },
  },
};
export const overview = {
  ...own(),
  get_rec_plan: { rec_plans: [recommended] },
  action_plans: { plans: [aPlan] },
};
export const insight = {
  score_id: 2,
  made_on: '2026-11-01',
  outcome: 'near',
  nearest: [{ persona: 'coach', nearness: 'fairly', similarity: { value: 62, low: 38, high: 85 } }],
};
