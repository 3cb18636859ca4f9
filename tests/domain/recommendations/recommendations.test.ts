import { describe, expect, test } from 'vitest';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { lowMetrics } from '../../../domain/recommendations/lowMetrics.ts';
import { measurementsAroundPlan, topicChange } from '../../../domain/recommendations/planFollowUp.ts';
import { type Suggestion, suggestionsFor } from '../../../domain/recommendations/suggestions.ts';

/** A profile of zeros except for the given metrics, with equal errors. */
const profile = (theta: Partial<Record<(typeof metrics)[number], number>>, se = 0.25) => ({
  theta: metrics.map((metric) => theta[metric] ?? 0),
  covariance: metrics.map((_, r) => metrics.map((_metric, c) => (r === c ? se ** 2 : 0))),
});

describe('recommendations from a profile', () => {
  test('contain significantly low metrics, lowest first', () => {
    const recommendations = lowMetrics(profile({ trust: -1.1, courage: -1.8 }), []);
    expect(recommendations).toEqual([
      { metric: 'courage', reason: 'lowMetric' },
      { metric: 'trust', reason: 'lowMetric' },
    ]);
  });

  test('are empty if chance could explain the profile', () => {
    expect(lowMetrics(profile({}), [])).toEqual([]);
    expect(lowMetrics(profile({ trust: -1.1 }, 1), [])).toEqual([]);
  });

  test('contain metrics rated high by the person and low by a group of raters', () => {
    const self = profile({ empathy: 1.4 });
    expect(lowMetrics(self, [profile({ empathy: -1.4 })])).toEqual([
      { metric: 'empathy', reason: 'blindSpot' },
    ]);
    expect(lowMetrics(self, [profile({ empathy: -0.1 })])).toEqual([]);
  });

  test('are at most three', () => {
    const low = { trust: -2, courage: -2.1, humility: -1.9, coaching: -1.8 };
    expect(lowMetrics(profile(low), []).map(({ metric }) => metric)).toEqual([
      'courage',
      'trust',
      'humility',
    ]);
  });
});

describe('suggestions from the catalog', () => {
  const item = (id: number, facts: Partial<Suggestion> = {}): Suggestion => ({
    kind: 'course',
    id,
    opens_id: id,
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

  test('match a topic or a metric by their own items', () => {
    const items = [item(1, { topic_ids: [] }), item(2, { metrics: [] })];
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items)).toEqual(['course 2']);
    expect(idsFor({ kind: 'metric', metric: 'trust' }, items)).toEqual(['course 1']);
  });

  test('have one of each type before a second one, shortest first, at most four', () => {
    const items = [item(5), item(3), item(4), item(9, { kind: 'sprint' }), item(8, { kind: 'live_session' })];
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items)).toEqual([
      'course 3',
      'live_session 8',
      'sprint 9',
      'course 4',
    ]);
  });

  test('for a program are shown to its people only', () => {
    const items = [item(1, { program_ids: [2] }), item(2, { program_ids: [1, 4] })];
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items)).toEqual(['course 2']);
    expect(idsFor({ kind: 'topic', topic_id: 7 }, items, 'all')).toEqual(['course 1', 'course 2']);
  });
});

describe('the effect of a plan', () => {
  test('compares the newest measurement before its date with the newest after it', () => {
    const measured = ['2026-01-05', '2026-03-01', '2026-09-01', '2026-06-01'].map((on) => ({ on }));
    expect(measurementsAroundPlan(measured, '2026-03-01')).toEqual({
      before: { on: '2026-03-01' },
      after: { on: '2026-09-01' },
    });
    expect(measurementsAroundPlan(measured, '2025-12-31').before).toBeNull();
    expect(measurementsAroundPlan(measured, '2026-10-01').after).toBeNull();
  });

  test.each([
    [1, 40, 1, 77, 'noClearChange'],
    [1, 40, 1, 78, 'up'],
    [1, 78, 1, 40, 'down'],
    [1, 40, 0.5, 86, 'noClearChange'],
    [0.5, 40, 1, 87, 'up'],
    [0.5, 30, 0.5, 83, 'noClearChange'],
    [0.5, 84, 0.5, 30, 'down'],
  ] as const)(
    'for one of six topics with share %d and score %i, then share %d and %i: %s',
    (share, before, shareAfter, after, word) => {
      expect(
        topicChange({ value: before, askedShare: share }, { value: after, askedShare: shareAfter }, 6),
      ).toBe(word);
    },
  );
});
