import { Refusal } from '../../refusal.ts';
import type { NormVersion } from './normVersion.ts';

/** Normative scores can be compared between people; ipsative ones only within one person (methods 1.1). */
export type ScoreKind = 'normative' | 'ipsative';

/** What a score is based on: the statements' keys (+1, or -1 for a reversed wording) and the norm version, if any. */
export interface ScoreBasis {
  readonly keys: readonly (1 | -1)[];
  /** The norm version whose calibrated parameters were used; null for the initial parameters. */
  readonly norm: Pick<NormVersion, 'n' | 'reliability' | 'split_half'> | null;
}

export type ComparisonKind = 'withinPerson' | 'betweenPeople' | 'rankApplicants';

/** Minimum share of reversed statements in a mixed-keyed form. The current forms have 30 percent or none. */
const MIN_REVERSED = 0.1;
/** Ranking applicants requires a norm version with N >= 1000 and reliability >= .80 (methods 3.3). */
export const RANKING_REQUIREMENTS = { n: 1_000, reliability: 0.8 } as const;

/**
 * Returns `ipsative` if all statements are positive and the form is not calibrated. The answers then do not contain the overall level
 * (level r = .06 in methods 1.3, against .97 with 30 % reversed and .76 after calibration), and the screen says "relative profile". Returns
 * `normative` with reversed statements or after calibration (methods 1.1, 1.4).
 */
export function scoreKind({ keys, norm }: ScoreBasis): ScoreKind {
  const reversed = keys.filter((key) => key < 0).length;
  const mixed = keys.length > 0 && reversed >= keys.length * MIN_REVERSED;
  return mixed || norm !== null ? 'normative' : 'ipsative';
}

/**
 * Checks that a comparison is meaningful. Throws `score_relative` for comparing people by ipsative profiles;
 * `norm_too_small` or `score_unreliable` for ranking applicants (methods 3.3). `metrics` lists the compared indices (default: all), each of
 * which must be reliable enough, by data if the norm version has a reliability from data. Comparisons within a person are always allowed.
 */
export function checkComparison(
  comparison: ComparisonKind,
  basis: ScoreBasis,
  metrics?: readonly number[],
): void {
  if (comparison === 'withinPerson') return;
  if (scoreKind(basis) === 'ipsative') throw new Refusal('score_relative');
  if (comparison === 'betweenPeople') return;
  if (!basis.norm || basis.norm.n < RANKING_REQUIREMENTS.n) throw new Refusal('norm_too_small');
  const reliability = basis.norm.split_half ?? basis.norm.reliability;
  const compared = metrics ?? [...reliability.keys()];
  const reliable = compared.every((metric) => (reliability[metric] ?? 0) >= RANKING_REQUIREMENTS.reliability);
  if (!reliable || compared.length === 0) throw new Refusal('score_unreliable');
}
