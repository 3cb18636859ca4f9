import { describe, expect, test } from 'vitest';
import { recommendCourses } from '../../../domain/learning/learningRules.ts';

const lowTrust = { course_id: 1, reason: 'metric', metric: 'trust', below: 40, topic_id: null } as const;
const focus = { course_id: 2, reason: 'focus', metric: null, below: null, topic_id: 7 } as const;
const nothing = { scores: new Map(), topics: new Map() };

describe('LEARN-18 courses of rules', () => {
  test('are the same for everyone, with or without a reason', () => {
    const low = { scores: new Map([['trust', 12]] as const), topics: new Map() };
    const idsOf = (facts: Parameters<typeof recommendCourses>[1]) =>
      recommendCourses([lowTrust, focus], facts)
        .map(({ course_id }) => course_id)
        .sort();
    expect(idsOf(low)).toEqual([1, 2]);
    expect(idsOf(nothing)).toEqual([1, 2]);
  });

  test('come first if they have a reason of the person', () => {
    const facts = { scores: new Map(), topics: new Map([[7, 'Voice']]) };
    expect(recommendCourses([lowTrust, focus], facts)).toEqual([
      { course_id: 2, reasons: [{ kind: 'focus', topic: 'Voice' }] },
      { course_id: 1, reasons: [] },
    ]);
  });

  test.each([
    [39, 1],
    [40, 0],
    [undefined, 0],
  ])('with a score of %s of 40 have %i reasons', (score, count) => {
    const scores = new Map(score === undefined ? [] : [['trust', score] as const]);
    expect(recommendCourses([lowTrust], { ...nothing, scores })[0]?.reasons).toHaveLength(count);
  });

  test('appear once with all reasons of their rules', () => {
    const facts = { scores: new Map([['trust', 12]] as const), topics: new Map([[7, 'Voice']]) };
    const [course, ...rest] = recommendCourses([lowTrust, { ...focus, course_id: 1 }], facts);
    expect([course?.reasons.length, rest]).toEqual([2, []]);
  });
});
