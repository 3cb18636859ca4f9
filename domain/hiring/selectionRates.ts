import { Refusal } from '../refusal.ts';
import { type FairnessTable, fairnessTable } from '../scoring/fairness/table.ts';
import { type Decision, isFinal } from './decisions.ts';
import { stagesOf } from './stages.ts';

/** By what selection rates are looked at: each by itself, and the two together (methods 3.3). */
export const rateDimensions = [['gender'], ['race'], ['gender', 'race']] as const;

/** How an application ended, and what the applicant said of themselves; null where they did not. */
export interface Outcome {
  readonly categories: Readonly<Record<string, string | null>>;
  /** The furthest stage they have been in. */
  readonly furthest: string;
  readonly decision: Decision;
  readonly withdrew: boolean;
}

export interface RateTable {
  readonly stage: string;
  readonly dimensions: readonly string[];
  /** Null where too few applied, or too few groups are large enough. */
  readonly table: FairnessTable | null;
}

/**
 * Rates are made once, of applications that have all ended: a table that followed single decisions would tell whom a
 * group gained or lost. Throws `rates_early` before the role is closed and everybody is decided upon.
 */
export function checkRatesDue(status: string, undecided: number): void {
  if (status !== 'closed' || undecided > 0) throw new Refusal('rates_early');
}

/**
 * Who came through each stage, by group: of those who have been in a stage, selected are those who went on to a later
 * one or got an offer that stands. Those who withdrew in a stage are not counted in it: nobody selected or turned
 * them down. Groups and minimums as `fairnessTable` has them. Source: methods 3.3.
 */
export function ratesByStage(kept: readonly string[], outcomes: readonly Outcome[]): readonly RateTable[] {
  const stages = stagesOf(kept);
  return stages.flatMap((stage, index) => {
    const candidates = outcomes.flatMap(({ categories, furthest, decision, withdrew }) => {
      const came = stages.indexOf(furthest);
      const selected = came > index || decision === 'hired' || decision === 'offered';
      return came < index || (withdrew && !selected) ? [] : [{ categories, selected }];
    });
    return rateDimensions.map((dimensions) => ({
      stage,
      dimensions,
      table: fairnessTable(candidates, dimensions),
    }));
  });
}

/** Whether nothing more happens to an application. */
export function hasEnded({ decision, withdrew }: Pick<Outcome, 'decision' | 'withdrew'>): boolean {
  return withdrew || isFinal(decision);
}
