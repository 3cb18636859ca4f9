import { compareTopics } from '../../domain/scoring/compareScores.ts';
import { type ChangeWord, detectChanges, marginOfError } from '../../domain/scoring/detectChanges.ts';
import type { DisplayedScore } from '../kit/charts/displayedScore.ts';
import { type Group, type Topic, toDisplayedScore } from './scoreChanges.ts';

export interface TopicChange {
  readonly topic_id: number;
  readonly topic: string;
  readonly from: DisplayedScore;
  readonly to: DisplayedScore;
  /** Null when a capped value or a missing margin hides the size of the change. */
  readonly change: ChangeWord | null;
  readonly distance: number;
  /** The 90% margin of the change in points; null if `change` is null. */
  readonly margin: number | null;
}

/** One group and its changes since an earlier release. */
export interface GroupChange {
  /** The group's index in the current results. */
  readonly groupIndex: number;
  /** The changes of each topic; null if the earlier release has no such group. */
  readonly topics: readonly TopicChange[] | null;
}

interface Step {
  readonly groupIndex: number;
  readonly from: Topic;
  readonly to: Topic;
}

/**
 * The changes of the groups that two releases share, tested together. A group is the same only if it has the same
 * categories in both; a team merged with another is a different group. Largest significant change first, groups
 * without a comparison last.
 */
export function groupChanges(now: readonly Group[], before: readonly Group[]): readonly GroupChange[] {
  const steps = now.flatMap((group, at) => {
    const earlier = findEarlierGroup(group, now, before);
    return earlier ? stepsOf(at, earlier, group) : [];
  });
  const changeWords = detectChanges(
    steps.flatMap((step, index) => {
      const scores = compareTopics(step.from, step.to);
      return scores ? { element_id: index, ...scores } : [];
    }),
  );
  const changes = steps.map((step, index) => changeOf(step, changeWords.get(index) ?? null));
  return now
    .map((group, at) => ({
      groupIndex: at,
      topics: findEarlierGroup(group, now, before)
        ? changes.filter((_, index) => steps[index]?.groupIndex === at)
        : null,
    }))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.groupIndex - b.groupIndex);
}

export const isSignificantChange = ({ change }: TopicChange): boolean => change === 'up' || change === 'down';

/** Whether any change can be measured; false for small groups and banded scores. */
export const hasMeasuredChanges = ({ topics }: GroupChange): boolean =>
  (topics ?? []).some(({ change }) => change !== null);

/** Significant changes of a group, largest first. */
export const significantChanges = ({ topics }: GroupChange): readonly TopicChange[] =>
  (topics ?? []).filter(isSignificantChange).sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance));

/** The largest measurable change, significant or not. */
export const largestChange = ({ topics }: GroupChange): TopicChange | undefined =>
  (topics ?? [])
    .filter(({ margin: known, distance }) => known !== null && distance !== 0)
    .sort((a, b) => Math.abs(b.distance) - Math.abs(a.distance))[0];

function weightOf(group: GroupChange): number {
  if (group.topics === null) return -1;
  return Math.abs(significantChanges(group)[0]?.distance ?? 0);
}

const keyOf = ({ members }: Group) => JSON.stringify([...members].sort());

/** Finds the group with the same members in an earlier release; null if there is none or if several have these members. */
export function findEarlierGroup(
  group: Group,
  now: readonly Group[],
  before: readonly Group[],
): Group | null {
  const key = keyOf(group);
  const isOne = now.filter((one) => keyOf(one) === key).length === 1;
  const [earlier, ...more] = before.filter((one) => keyOf(one) === key);
  return isOne && earlier && more.length === 0 ? earlier : null;
}

function stepsOf(at: number, before: Group, now: Group): readonly Step[] {
  return now.topics.flatMap((to) => {
    const from = before.topics.find(({ topic_id }) => topic_id === to.topic_id);
    return from ? { groupIndex: at, from, to } : [];
  });
}

/** Margins are whole points, so the margin of a change can be one exactly. */
const TOLERANCE = 1e-9;

function changeOf(step: Step, change: ChangeWord | null): TopicChange {
  const { from, to } = step;
  const scores = compareTopics(from, to);
  return {
    topic_id: to.topic_id,
    topic: to.topic,
    from: toDisplayedScore(from),
    to: toDisplayedScore(to),
    change,
    distance: to.answer_percent - from.answer_percent,
    margin: scores && Math.ceil(marginOfError(Math.hypot(scores.before.se, scores.after.se)) - TOLERANCE),
  };
}
