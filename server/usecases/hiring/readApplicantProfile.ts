import { compareProfileWithBlueprint } from '../../../domain/hiring/blueprintFit.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { RefusalCode } from '../../../domain/refusalCodes.ts';
import { compareWithinProfile } from '../../../domain/scoring/personal/compareWithinProfile.ts';
import type { ProfileEstimate } from '../../../domain/scoring/personal/contrasts.ts';
import type { NormVersion } from '../../../domain/scoring/personal/normVersion.ts';
import {
  type ComparisonKind,
  checkComparison,
  type ScoreBasis,
  scoreKind,
} from '../../../domain/scoring/personal/scoreComparison.ts';
import type { FormScore } from '../../../domain/scoring/personal/scoreForm.ts';
import { findBlueprint, listRangesOf } from '../../store/builder/blueprints.ts';
import { findMetricQuestions } from '../../store/content/metricQuestions.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { findApplicantScore } from '../../store/hiring/findApplicantScore.ts';
import type { Role } from '../../store/hiring/requisitions.ts';
import { findNorm } from '../../store/scoring/norms.ts';

/**
 * Returns the behaviors an applicant rates clearly higher or lower than their own average, as text; null without a
 * score. A comparison that isn't permitted returns the reason: the profile itself contains no comparable numbers.
 */
export async function readApplicantProfile(
  tx: Tx,
  assignmentId: number,
  role: Pick<Role, 'account_id' | 'blueprint_id'>,
) {
  await switchRole(tx, 'builder');
  const score = await findApplicantScore(tx, assignmentId);
  await switchRole(tx, 'web');
  if (!score) return null;
  const result = score.result as unknown as FormScore; // Written by the scoring job.
  const basis = await basisOf(tx, score);
  const { theta, covariance } = result;
  const refused = refusalOf('betweenPeople', basis);
  return {
    kind: scoreKind(basis),
    outcome: result.outcome,
    between_people: refused,
    order: refusalOf('rankApplicants', basis),
    made_on: score.made_on,
    model_version: score.model_version,
    norm_version: score.norm_version,
    blueprint: await compareWithBlueprint(tx, role, { result, norm: basis.norm, refused }),
    metrics: theta && covariance ? wordsByMetric({ theta, covariance }) : [],
  };
}

function wordsByMetric(profile: ProfileEstimate) {
  const words = compareWithinProfile(profile).metrics;
  return metrics.map((metric, index) => ({ metric, word: words[index] ?? 'same' }));
}

interface ComparedProfile {
  readonly result: FormScore;
  readonly norm: NormVersion | null;
  readonly refused: RefusalCode | null;
}

/**
 * Returns the target ranges of the role's blueprint with the position of the profile; only the reason if they may not
 * be compared.
 */
async function compareWithBlueprint(
  tx: Tx,
  { account_id, blueprint_id }: Pick<Role, 'account_id' | 'blueprint_id'>,
  { result: { theta, se }, norm, refused }: ComparedProfile,
) {
  const blueprint = blueprint_id === null ? null : await findBlueprint(tx, account_id, blueprint_id);
  if (!blueprint || !theta || !se) return null;
  const { id, name } = blueprint;
  const ranges = refused ? [] : await listRangesOf(tx, id);
  return { id, name, refused, metrics: [...compareProfileWithBlueprint({ theta, se }, norm, ranges)] };
}

async function basisOf(
  tx: Tx,
  score: { readonly question_ids: readonly number[]; readonly norm_version: number | null },
): Promise<ScoreBasis & { readonly norm: NormVersion | null }> {
  const questions = await findMetricQuestions(tx, score.question_ids);
  const keys = questions.flatMap(({ options }) => options.map(({ key }) => key));
  const norm = score.norm_version === null ? null : await findNorm(tx, score.norm_version);
  return { keys, norm };
}

/** Returns the reason why a comparison is refused; null if it is permitted. */
function refusalOf(comparison: ComparisonKind, basis: ScoreBasis): RefusalCode | null {
  try {
    checkComparison(comparison, basis);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
