import type { ProfileEstimate } from '../../../domain/scoring/personal/contrasts.ts';
import type { ScoreResult } from '../../store/scoring/scores.ts';

/** Returns the fields of a result that comparisons need; null without a profile. */
export const comparableProfileOf = ({ theta, covariance }: ScoreResult): ProfileEstimate | null =>
  theta && covariance ? { theta, covariance } : null;
