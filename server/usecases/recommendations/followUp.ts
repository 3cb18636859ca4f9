import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import type { ActionPlanResponse } from '../../../contract/v2/recommendations.ts';
import { isPulse } from '../../../domain/campaigns/surveyLength.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { measurementsAroundPlan, topicChange } from '../../../domain/recommendations/planFollowUp.ts';
import type { RecommendationSubject } from '../../../domain/recommendations/suggestions.ts';
import { changeObstacle, profileChange } from '../../../domain/scoring/personal/profileChange.ts';
import type { NextAssessment } from '../../store/recommendations/plans.ts';
import type { ScoreRow } from '../../store/scoring/ownScores.ts';
import type { OwnResult } from '../results/computeOwnResult.ts';
import { comparableProfileOf } from '../scoring/comparableProfileOf.ts';

type FollowUp = ActionPlanResponse['follow_up'];

interface CurrentResults {
  readonly copies: readonly OwnResult[];
  /** The person's own profiles, as stored and as reported. */
  readonly scores: readonly ScoreRow[];
  readonly shown: readonly OwnScore[];
  readonly next: readonly NextAssessment[];
}

interface PlanSubject {
  readonly subject: RecommendationSubject;
  readonly madeOn: string;
  readonly day: string;
}

/** Returns the plan's topic or metric when the plan was made and now, and the date of the next results. */
export function followUp({ subject, madeOn, day }: PlanSubject, current: CurrentResults): FollowUp {
  const change =
    subject.kind === 'topic'
      ? topicFollowUp(subject.topic_id, madeOn, current.copies)
      : metricFollowUp(metrics.indexOf(subject.metric), madeOn, current);
  const next = current.next.find((one) => willMeasure(one, subject)) ?? null;
  return { ...change, next: next && nextMeasurement(next, day) };
}

/** Whether the assessment asks about the subject. A pulse asks about its own topics only. */
function willMeasure({ kind, length, topic_ids }: NextAssessment, subject: RecommendationSubject): boolean {
  if (subject.kind !== 'topic') return kind === 's';
  return kind === 'm' && (!length || !isPulse(length) || topic_ids.includes(subject.topic_id));
}

const nextMeasurement = ({ kind, name, opens_on, closes_on }: NextAssessment, day: string) => ({
  ...{ kind, name, opens_on, closes_on },
  is_open: opens_on === null || opens_on <= day,
});

function topicFollowUp(topicId: number, madeOn: string, copies: readonly OwnResult[]) {
  const measured = copies.flatMap(({ finished_on, topics, asked_share: askedShare = 1 }) => {
    const value = topics.find(({ topic_id }) => topic_id === topicId)?.answer_percent;
    return value === undefined ? [] : [{ value, askedShare, on: finished_on }];
  });
  const { before, after } = measurementsAroundPlan(measured, madeOn);
  const known = copies.filter(({ finished_on }) => finished_on <= madeOn).flatMap(({ topics }) => topics);
  const candidates = new Set(known.map(({ topic_id }) => topic_id)).size;
  return {
    before: before && reportedTopic(before),
    after: after && reportedTopic(after),
    word: before && after ? topicChange(before, after, candidates) : null,
  };
}

const reportedTopic = ({ value, on }: { readonly value: number; readonly on: string }) => {
  return { value, low: null, high: null, on };
};

function metricFollowUp(k: number, madeOn: string, { scores, shown }: CurrentResults) {
  const measured = scores.flatMap((score) => {
    const reported = shown.find(({ id }) => id === score.id)?.metrics[k];
    if (!reported || reported.value === null) return [];
    return [{ value: reported.value, low: reported.low, high: reported.high, on: score.made_on, score }];
  });
  const { before, after } = measurementsAroundPlan(measured, madeOn);
  return {
    before: before && withoutScore(before),
    after: after && withoutScore(after),
    word: before && after ? wordOf(before.score, after.score, k, shown) : null,
  };
}

const withoutScore = <T extends { score: unknown }>({ score: _score, ...reported }: T) => reported;

/** Whether the score changed; null if the two scores have different scales. */
function wordOf(from: ScoreRow, to: ScoreRow, k: number, shown: readonly OwnScore[]): FollowUp['word'] {
  const kind = shown.find(({ id }) => id === to.id)?.kind ?? 'ipsative';
  if (changeObstacle(from, { ...to, kind }) !== null) return null;
  const [before, after] = [from.result, to.result];
  const [profileBefore, profileAfter] = [comparableProfileOf(before), comparableProfileOf(after)];
  return profileBefore && profileAfter ? (profileChange(profileBefore, profileAfter)[k] ?? null) : null;
}
