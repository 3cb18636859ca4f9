import { Refusal } from '../../../domain/refusal.ts';
import { statementKeys } from '../../../domain/scoring/personal/formParameters.ts';
import type { NormVersion } from '../../../domain/scoring/personal/normVersion.ts';
import { scaleKey } from '../../../domain/scoring/personal/profileChange.ts';
import {
  type ComparisonKind,
  checkComparison,
  type ScoreBasis,
} from '../../../domain/scoring/personal/scoreComparison.ts';
import { findMetricQuestions } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { findNorm } from '../../store/scoring/norms.ts';
import type { ScoreRow } from '../../store/scoring/ownScores.ts';
import { parametersOf } from './readScoringForm.ts';

type Versions = Pick<ScoreRow, 'question_ids' | 'norm_version' | 'model_version'>;

/** The form, versions and norm of a score, which determine permitted comparisons and its scale. */
export interface ScoreContext extends ScoreBasis {
  readonly norm: NormVersion | null;
}

export async function scoreContextOf(
  tx: Tx,
  { question_ids, norm_version }: Versions,
): Promise<ScoreContext> {
  const parameters = parametersOf(await findMetricQuestions(tx, question_ids));
  return {
    keys: statementKeys(parameters),
    norm: norm_version === null ? null : await findNorm(tx, norm_version),
  };
}

/**
 * Checks that scores of several people may be compared. Throws `score_mixed` for scores from different questions or versions, and
 * the refusals of `checkComparison`.
 */
export async function checkComparable(
  tx: Tx,
  scores: readonly Versions[],
  comparison: ComparisonKind,
): Promise<void> {
  const [first] = scores;
  if (!first) throw new Refusal('not_found');
  if (new Set(scores.map(scaleKey)).size > 1) throw new Refusal('score_mixed');
  checkComparison(comparison, await scoreContextOf(tx, first));
}
