import { describe, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { aroundPlan, topicChange } from '../../../domain/recommending/planChange.ts';
import { lowMetrics } from '../../../domain/recommending/reasons.ts';
import { type Suggestion, suggestionsFor } from '../../../domain/recommending/suggestions.ts';

/** Zero except for the given metrics, with equal errors. */
const profile = (theta: Partial<Record<(typeof metrics)[number], number>>, se = 0.25) => ({
  theta: metrics.map((metric) => theta[metric] ?? 0),
  covariance: metrics.map((_, r) => metrics.map((_metric, c) => (r === c ? se ** 2 : 0))),
});

describe('what a profile suggests to work on', () => {
  test('metrics clearly below the others come lowest first', () => {
    const found = lowMetrics(profile({ trust: -1.1, courage: -1.8 }), []);
    expect(found).toEqual([
      { metric: 'courage', reason: 'lowMetric' },
      { metric: 'trust', reason: 'lowMetric' },
    ]);
  });

  test('what chance alone could make suggests nothing', () => {
    expect(lowMetrics(profile({}), [])).toEqual([]);
    expect(lowMetrics(profile({ trust: -1.1 }, 1), [])).toEqual([]);
  });

  test('what the person puts high and a group of raters low is a reason of its own', () => {
    const self = profile({ empathy: 1.4 });
    expect(lowMetrics(self, [profile({ empathy: -1.4 })])).toEqual([
      { metric: 'empathy', reason: 'blindSpot' },
    ]);
    expect(lowMetrics(self, [profile({ empathy: -0.1 })])).toEqual([]);
  });

  test('nobody is given more than three', () => {
    const low = { trust: -2, courage: -2.1, humility: -1.9, coaching: -1.8 };
    expect(lowMetrics(profile(low), []).map(({ metric }) => metric)).toEqual([
      'courage',
      'trust',
      'humility',
    ]);
  });
});

describe('what of the catalogue answers it', () => {
  const item = (id: number, facts: Partial<Suggestion> = {}): Suggestion => ({
    kind: 'course',
    id,
    title: `Item ${id}`,
    summary: null,
    minutes: id,
    link: null,
    on: null,
    topic_ids: [7],
    metrics: ['trust'],
    program_ids: [],
    ...facts,
  });
  const idsFor = (
    subject: Parameters<typeof suggestionsFor>[0],
    items: readonly Suggestion[],
    programs: readonly number[] | 'all' = [1],
  ) => suggestionsFor(subject, items, programs).map(({ kind, id }) => `${kind} ${id}`);

  test('a topic is answered by its own items, a metric by its own', () => {
    const items = [item(1, { topic_ids: [] }), item(2, { metrics: [] })];
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items)).toEqual(['course 2']);
    expect(idsFor({ kind: 'metric', metric: 'trust' }, items)).toEqual(['course 1']);
  });

  test('one of each kind comes before a second of any, the shortest first, four at most', () => {
    const items = [item(5), item(3), item(4), item(9, { kind: 'sprint' }), item(8, { kind: 'live_session' })];
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items)).toEqual([
      'course 3',
      'live_session 8',
      'sprint 9',
      'course 4',
    ]);
  });

  test('what is for a program is offered to its people only', () => {
    const items = [item(1, { program_ids: [2] }), item(2, { program_ids: [1, 4] })];
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items)).toEqual(['course 2']);
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items, 'all')).toEqual(['course 1', 'course 2']);
  });
});

describe('what a plan changed', () => {
  test('a plan stands between the newest measurement until its day and the newest after it', () => {
    const measured = ['2026-01-05', '2026-03-01', '2026-09-01', '2026-06-01'].map((on) => ({ on }));
    expect(aroundPlan(measured, '2026-03-01')).toEqual({
      before: { on: '2026-03-01' },
      after: { on: '2026-09-01' },
    });
    expect(aroundPlan(measured, '2025-12-31').before).toBeNull();
    expect(aroundPlan(measured, '2026-10-01').after).toBeNull();
  });

  test.each([
    [40, 63, 'noClearChange'],
    [40, 64, 'up'],
    [64, 40, 'down'],
  ] as const)('an own topic that goes from %i to %i: %s', (before, after, word) => {
    expect(topicChange(before, after)).toBe(word);
  });
});
