import { isUndecided } from '../../../domain/scoring/personal/scoreForm.ts';
import type { ComparedProfile } from '../../../domain/scoring/raters/compareSelfAndOthers.ts';
import type { ScoreResult } from '../../store/scoring/scores.ts';

/** Returns the fields of a result that comparisons need; null without a profile. */
export function comparableProfileOf(result: ScoreResult): ComparedProfile | null {
  const { theta, covariance } = result;
  if (!theta || !covariance) return null;
  return {
    theta,
    covariance,
    isUndecided: 'raters' in result ? result.is_undecided === true : isUndecided(result),
  };
}
