import type { OwnScore, OwnScoreChange } from '../../../contract/v2/personalScores.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { changeObstacle, profileChange } from '../../../domain/scoring/personal/profileChange.ts';
import type { CompletedCourse } from '../../store/learning/completedCourses.ts';
import type { ScoreRow } from '../../store/scoring/ownScores.ts';
import { comparableProfileOf } from './comparableProfileOf.ts';

/**
 * Returns the change from each profile to the next, for self-assessments and each rater group, with the courses that were completed in
 * between. `reported` contains the same scores as reported; both lists are newest first.
 */
export function ownChanges(
  scores: readonly ScoreRow[],
  reported: readonly OwnScore[],
  courses: readonly CompletedCourse[],
): OwnScoreChange[] {
  const profiles = scores.filter(({ result }) => result.outcome === 'profiled');
  return profiles.flatMap((score, at) => {
    const before = profiles
      .slice(at + 1)
      .find((one) => one.subject === score.subject && one.rater_group === score.rater_group);
    return before ? [changeBetween(before, score, { reported, courses })] : [];
  });
}

interface ChangeContext {
  readonly reported: readonly OwnScore[];
  readonly courses: readonly CompletedCourse[];
}

function changeBetween(
  before: ScoreRow,
  after: ScoreRow,
  { reported, courses }: ChangeContext,
): OwnScoreChange {
  const reportedScore = (id: number) => reported.find((one) => one.id === id);
  const obstacle = changeObstacle(before, {
    ...after,
    kind: reportedScore(after.id)?.kind ?? 'ipsative',
  });
  const completed = courses.filter(
    ({ completed_on }) => completed_on > before.made_on && completed_on <= after.made_on,
  );
  const ends = { score_id: after.id, before_id: before.id, obstacle, completed };
  const [from, to] = [comparableProfileOf(before.result), comparableProfileOf(after.result)];
  if (obstacle !== null || !from || !to) return { ...ends, metrics: [] };
  const words = profileChange(from, to);
  return {
    ...ends,
    metrics: metrics.map((metric, k) => ({
      metric,
      before: reportedScore(before.id)?.metrics[k]?.value ?? 0,
      after: reportedScore(after.id)?.metrics[k]?.value ?? 0,
      word: words[k] ?? 'noClearChange',
    })),
  };
}
