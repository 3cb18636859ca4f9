import { Refusal } from '../refusal.ts';
import { type FairnessTable, fairnessTable } from '../scoring/fairness/fairnessTable.ts';
import { type HiringDecision, isFinalDecision } from './decisions.ts';
import { stagesOrDefault } from './stages.ts';

/** Attributes by which selection rates are calculated: each separately and both together (methods 3.3). */
export const rateDimensions = [['gender'], ['race'], ['gender', 'race']] as const;

/** How an application ended, with the applicant's self-reported categories; null where not stated. */
export interface ApplicationOutcome {
  readonly categories: Readonly<Record<string, string | null>>;
  /** The furthest stage the applicant reached. */
  readonly furthest: string;
  readonly decision: HiringDecision;
  readonly withdrew: boolean;
}

export interface SelectionRateTable {
  readonly stage: string;
  readonly dimensions: readonly string[];
  /** The impact ratios; null if too few people applied or too few groups are large enough. */
  readonly table: FairnessTable | null;
}

/**
 * Selection rates are calculated once, after every application has ended: rates updated after each decision would reveal the group of the
 * applicant. Throws `rates_early` if the role is not closed or applications are undecided.
 */
export function checkRatesDue(status: string, undecided: number): void {
  if (status !== 'closed' || undecided > 0) throw new Refusal('rates_early');
}

/**
 * Selection rates of each stage by group: of the applicants who reached a stage, those who reached a later one, have an offer or were hired
 * count as selected. Applicants who withdrew in a stage are not counted there, because no decision was made. Groups and minimums are the
 * same as in `fairnessTable`. Source: methods 3.3.
 */
export function selectionRatesByStage(
  storedStages: readonly string[],
  outcomes: readonly ApplicationOutcome[],
): readonly SelectionRateTable[] {
  const stages = stagesOrDefault(storedStages);
  return stages.flatMap((stage, index) => {
    const candidates = outcomes.flatMap(({ categories, furthest, decision, withdrew }) => {
      const furthestIndex = stages.indexOf(furthest);
      const selected = furthestIndex > index || decision === 'hired' || decision === 'offered';
      return furthestIndex < index || (withdrew && !selected) ? [] : [{ categories, selected }];
    });
    return rateDimensions.map((dimensions) => ({
      stage,
      dimensions,
      table: fairnessTable(candidates, dimensions),
    }));
  });
}

/** Whether the application has ended. */
export function hasApplicationEnded({
  decision,
  withdrew,
}: Pick<ApplicationOutcome, 'decision' | 'withdrew'>): boolean {
  return withdrew || isFinalDecision(decision);
}
