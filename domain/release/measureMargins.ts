import { meanOf } from '../scoring/benchmarkScores.ts';
import { marginOfError } from '../scoring/detectChanges.ts';
import { fitGroups } from './groupFit.ts';
import type { ElementScores, MeasuredCell } from './measureCell.ts';
import type { CellPlan } from './plan/planInput.ts';
import { publishedSpread } from './publishedSpread.ts';
import { topicScores } from './scoreHistogram.ts';
import type { LimitedMean } from './sizeBands.ts';

/** The margins of one group: null for each subject without one. */
export interface CellMargins {
  readonly elements: readonly (number | null)[];
  readonly topics: readonly (number | null)[];
  readonly overall: number | null;
}

/** The share of all possible answers of the invited people that is known. */
interface Coverage {
  /** The published participation rate in percent, in steps of 5; null if none is published. */
  readonly participation?: number | null;
  /** The share of the questions about an element that one respondent got; 1 by default. */
  readonly askedShare?: number;
}

/** Margins need this number of respondents. */
export const minRespondentsForMargins = 20;
const TOLERANCE = 1e-9;

/**
 * The 90 percent margins of error of all groups in whole points, rounded up (decision 7). The margin of the overall result uses the exact
 * number of respondents and the published participation rate; those of groups use the spread of all respondents and the lower bound of
 * their size band. Margins reveal nothing about a person (R26). Null for fewer than 20 respondents.
 */
export function measureMargins(
  plan: CellPlan,
  measured: readonly MeasuredCell[],
  scores: readonly ElementScores[],
  topics: readonly (readonly number[])[],
  coverage: Coverage,
): readonly CellMargins[] | null {
  const [everybody] = measured;
  if (!everybody || scores.length < minRespondentsForMargins) return null;
  const { matrix } = plan;
  const fit = fitGroups(matrix);
  const spreadOf = (values: readonly number[], mean: LimitedMean | null | undefined): number | null =>
    !mean || mean.low || mean.high ? null : publishedSpread(values, matrix, fit);
  const byTopic = topics.map((indices) => topicScores(scores, indices));
  const asked = byTopic.filter((values) => values.length > 0);
  const spreads = {
    elements: everybody.elements.map((mean, at) =>
      spreadOf(
        scores.flatMap((own) => own[at] ?? []),
        mean,
      ),
    ),
    topics: everybody.topics.map((mean, at) => spreadOf(byTopic[at] ?? [], mean)),
    overall: spreadOf(
      scores.map((_, person) => meanOf(asked.map((values) => values[person] ?? 0)) ?? 0),
      everybody.overall,
    ),
  };
  return measured.map(({ n_band }, at) => {
    const factor =
      at === 0 ? finitePopulationCorrection(coverage) / Math.sqrt(scores.length) : 1 / Math.sqrt(n_band);
    const marginOf = (spread: number | null) =>
      spread === null ? null : Math.ceil(marginOfError(spread * factor) - TOLERANCE);
    return {
      elements: spreads.elements.map(marginOf),
      topics: spreads.topics.map(marginOf),
      overall: marginOf(spreads.overall),
    };
  });
}

/** Half of a step of the published participation rate, in percent. */
const HALF_STEP = 2.5;

/**
 * The finite population correction, sqrt(1 - n / invited), for the lowest rate that rounds to the published one; 1 if no rate is published.
 * Respondents who get only a share of the questions count as that share of a respondent (methods 2.7).
 */
export function finitePopulationCorrection({ participation = null, askedShare = 1 }: Coverage): number {
  if (participation === null) return 1;
  return Math.sqrt(1 - (askedShare * Math.max(0, participation - HALF_STEP)) / 100);
}
