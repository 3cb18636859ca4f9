import type { Metric } from '../metrics/metrics.ts';

/** Why a rule recommends its course to a person: a low result of their own, or the focus of their team. */
export const learningRuleReasons = ['metric', 'focus'] as const;
export type LearningRuleReason = (typeof learningRuleReasons)[number];

interface LearningRule {
  readonly course_id: number;
  readonly reason: LearningRuleReason;
  readonly metric: Metric | null;
  readonly below: number | null;
  readonly topic_id: number | null;
}

/** What rules are compared with: the person's own latest scores, and the topics that their teams and company work on. */
interface PersonFacts {
  readonly scores: ReadonlyMap<Metric, number>;
  readonly topics: ReadonlyMap<number, string>;
}

type PersonalReason =
  | { readonly kind: 'metric'; readonly metric: Metric; readonly score: number }
  | { readonly kind: 'focus'; readonly topic: string };

export interface RecommendedCourse {
  readonly course_id: number;
  /** Why the course is recommended to this person; empty if it's only recommended to everyone. */
  readonly reasons: readonly PersonalReason[];
}

/**
 * Returns the courses of all rules, first those with a reason of the person. Everyone is offered the same courses, so that starting one
 * reveals nothing about a result.
 */
export function recommendCourses(
  rules: readonly LearningRule[],
  facts: PersonFacts,
): readonly RecommendedCourse[] {
  const reasons = new Map<number, PersonalReason[]>();
  for (const rule of rules) {
    const known = reasons.get(rule.course_id) ?? [];
    const reason = reasonOf(rule, facts);
    reasons.set(rule.course_id, reason === null ? known : [...known, reason]);
  }
  const all = [...reasons].map(([course_id, own]) => ({ course_id, reasons: own }));
  return [...all.filter((one) => one.reasons.length > 0), ...all.filter((one) => one.reasons.length === 0)];
}

function reasonOf(
  { reason, metric, below, topic_id }: LearningRule,
  facts: PersonFacts,
): PersonalReason | null {
  if (reason === 'focus') {
    const topic = facts.topics.get(topic_id ?? 0);
    return topic === undefined ? null : { kind: 'focus', topic };
  }
  const score = metric === null ? undefined : facts.scores.get(metric);
  return metric === null || score === undefined || below === null || score >= below
    ? null
    : { kind: 'metric', metric, score };
}
