import { Refusal } from '../../refusal.ts';

/** A normative score may stand beside other people's; an ipsative one only beside the same person's (methods 1.1). */
export type ScoreKind = 'normative' | 'ipsative';

/** What makes a score: the form's statements (+1, or -1 when reverse-worded) and the norm version, if there is one. */
export interface ScoreBasis {
  readonly keys: readonly (1 | -1)[];
  /** The norm version whose calibrated parameters were used; null for parameters as shipped. */
  readonly norm: { readonly n: number; readonly reliability: readonly number[] } | null;
}

export type Comparison = 'withinPerson' | 'betweenPeople' | 'rankApplicants';

/** A form is mixed-keyed from one reverse-worded statement in ten; the forms in use have three in ten or none. */
const LEAST_REVERSED = 0.1;
/** Ranking applicants between each other is off unless norm version N >= 1000 and reliability >= .80 (methods 3.3). */
export const RANKING_NEEDS = { n: 1_000, reliability: 0.8 } as const;

/**
 * Ipsative when the form is all-positive and uncalibrated: then the overall level is not in the answers (level
 * r = .06 in methods 1.3, against .97 with 30 % reversed and .76 after calibration), and the screen says "relative
 * profile". Normative with reverse-worded statements or after calibration (methods 1.1, 1.4).
 */
export function scoreKind({ keys, norm }: ScoreBasis): ScoreKind {
  const reversed = keys.filter((key) => key < 0).length;
  const mixed = keys.length > 0 && reversed >= keys.length * LEAST_REVERSED;
  return mixed || norm !== null ? 'normative' : 'ipsative';
}

/**
 * Returns when the comparison means something, throws the Refusal that says why not (409): `score_relative` between
 * people with a relative profile; `norm_too_small` and `score_unreliable` for ranking applicants (methods 3.3).
 * `metrics` are the indices compared (all when left out): each must be reliable enough. Within a person everything
 * may be compared.
 */
export function mayCompare(what: Comparison, basis: ScoreBasis, metrics?: readonly number[]): void {
  if (what === 'withinPerson') return;
  if (scoreKind(basis) === 'ipsative') throw new Refusal('score_relative');
  if (what === 'betweenPeople') return;
  if (!basis.norm || basis.norm.n < RANKING_NEEDS.n) throw new Refusal('norm_too_small');
  const { reliability } = basis.norm;
  const compared = metrics ?? [...reliability.keys()];
  const reliable = compared.every((metric) => (reliability[metric] ?? 0) >= RANKING_NEEDS.reliability);
  if (!reliable || compared.length === 0) throw new Refusal('score_unreliable');
}

/** Two applicants' order in one metric: bands of one standard error of the difference, ties not ordered (methods 3.3). */
export function applicantOrder(
  first: { readonly theta: number; readonly se: number },
  second: { readonly theta: number; readonly se: number },
): 'first' | 'second' | 'tie' {
  const difference = first.theta - second.theta;
  if (Math.abs(difference) <= Math.hypot(first.se, second.se)) return 'tie';
  return difference > 0 ? 'first' : 'second';
}
