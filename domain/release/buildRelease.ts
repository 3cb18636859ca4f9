import { AUDIT_ALGORITHM } from './auditCells.ts';
import { hasSafeIntervals, type IntervalSolver } from './auditIntervals.ts';
import {
  type ElementScores,
  type MeasuredCell,
  meanRange,
  measureCell,
  type Precision,
  publishedValue,
} from './measureCell.ts';
import { type CellMargins, measureMargins } from './measureMargins.ts';
import type { CellPlan } from './plan/planInput.ts';
import { planCells } from './planCells.ts';
import type { RespondentAttributes } from './respondentAtoms.ts';
import { type ScoreBand, scoreHistogram, topicScores } from './scoreHistogram.ts';
import type { LimitedMean, SizeBand } from './sizeBands.ts';

/** An anonymous response with its groups and scores. */
export interface ReleaseResponse {
  readonly g: RespondentAttributes;
  /** Element scores, 0-100, not rounded, in the order of `elements`. */
  readonly scores: ElementScores;
}

export interface ReleaseTopic {
  readonly topic_id: number;
  readonly element_ids: readonly number[];
}

export interface ReleaseRequest {
  readonly responses: readonly ReleaseResponse[];
  readonly cuts: readonly string[];
  readonly k: number;
  readonly sensitiveK?: number | undefined;
  /** Cuts that are omitted instead of merged where groups are too small (R6). */
  readonly leftOutWhenSmall?: readonly string[];
  /** Cells of earlier releases of the same responses, as indices of `responses`. */
  readonly earlierCells?: readonly (readonly number[])[];
  readonly elements: readonly number[];
  readonly topics: readonly ReleaseTopic[];
  /**
   * The published participation rate in percent, in steps of 5. Without it, margins are calculated as for a sample of a much larger
   * population.
   */
  readonly participation?: number | null;
  /** The share of the questions about an element that one respondent got: 1, or less in a short campaign (methods 2.7). */
  readonly askedShare?: number;
  /** Category names at launch, by cut; they do not change when a team is renamed later. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A keyed hash. Without a key, anyone could verify guesses of group sizes. */
  readonly hash: (text: string) => string;
  /** Used for the interval audit (R8); without it no intervals are audited. */
  readonly solver?: IntervalSolver;
  /** Called after each step with the number of completed steps and of all steps. */
  readonly onStep?: (done: number, total: number) => void;
}

export interface ReleaseCell {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly subject: 'element' | 'topic' | 'overall';
  /** Element or topic id; 0 for the overall score. */
  readonly subject_id: number;
  /** 0-100, or null if no respondent was asked about the subject. */
  readonly value: number | null;
  /** Whether the true mean may be lower ("or less"). If `high` is also set, it may differ in both directions ("about"). */
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: SizeBand;
  /** The 90 percent margin of error in whole points; null for fewer than 20 respondents, and where it isn't published. */
  readonly margin: number | null;
}

export interface ReleaseCertificate {
  readonly rows: number;
  readonly atoms: number;
  readonly k: number;
  readonly rank: number;
  readonly nodes: number;
  readonly algorithm: string;
  readonly hash: string;
  /** Whether the search reached its limit, so that only the overall result is published, with its own certificate. */
  readonly gave_up?: boolean;
}

export interface MergedCategory {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly names: readonly string[];
}

/** The distribution of all respondents' scores in a topic (methods 2.4). */
export interface TopicSpread {
  readonly topic_id: number;
  readonly bands: readonly ScoreBand[];
}

export interface Release {
  /** Values are lower bounds of bands of ten points, because exact values would reveal too much about a person (R8). */
  readonly banded: boolean;
  readonly cells: readonly ReleaseCell[];
  readonly certificate: ReleaseCertificate | null;
  readonly mergedCategories: readonly MergedCategory[];
  readonly counts: readonly TopicSpread[];
}

const emptyRelease: Release = {
  banded: false,
  cells: [],
  certificate: null,
  mergedCategories: [],
  counts: [],
};

/**
 * Calculates everything published about a campaign (R1-R10, R20). Groups are chosen and audited from counts alone, before any score is
 * read. Only finished responses count, so that n is the same for every element (R3). Fewer than k respondents, or no certificate, give no
 * cells. If exact numbers would narrow a person's possible range below 50 points, bands of ten are published; if bands would too, only
 * the overall result. The order of the responses has no effect.
 */
export function buildRelease(request: ReleaseRequest): Release {
  const { finished, earlierCells } = finishedForms(request);
  const people = finished.map((response) => response.g);
  const { cuts, k, sensitiveK, leftOutWhenSmall, labels, hash, elements } = request;
  const plan = planCells({ people, cuts, k, sensitiveK, leftOutWhenSmall, earlierCells });
  if (plan === null) return emptyRelease;
  const scores = finished.map((response) => response.scores);
  const topics = topicIndices(request);
  const measured = plan.cells.map((cell) => measureCell(cell, scores, elements.length, topics));
  const precision = precisionOf(plan, measured, scores, request);
  if (precision === null) return cuts.length > 0 ? buildRelease({ ...request, cuts: [] }) : emptyRelease;
  const banded = precision === 'bands';
  const margins = banded ? null : measureMargins(plan, measured, scores, topics, request);
  return {
    banded,
    cells: measured.flatMap((one, at) => publishedCells(one, margins?.[at], precision, request)),
    certificate: certify(plan, k, hash),
    mergedCategories: plan.cells
      .filter((cell) => cell.members.length > 1)
      .map(({ dim, category, members }) => {
        return { dim, category, members, names: members.map((member) => labels[dim]?.[member] ?? member) };
      }),
    counts: banded ? [] : topicSpreads(measured[0], scores, request),
  };
}

const topicIndices = ({ elements, topics }: ReleaseRequest) =>
  topics.map(({ element_ids }) => element_ids.map((id) => elements.indexOf(id)));

/**
 * The finest precision with which every respondent's possible range is at least 50 points in every element; null if bands are still too
 * precise (R8).
 */
function precisionOf(
  plan: CellPlan,
  measured: readonly MeasuredCell[],
  scores: readonly ElementScores[],
  request: ReleaseRequest,
): Precision | null {
  const { solver, onStep, elements } = request;
  if (!solver) return 'points';
  const topics = topicIndices(request);
  const { weights, atoms } = plan.matrix;
  const cells = plan.matrix.cells.slice(0, measured.length); // The same array for all elements, so that the solver recognizes it.
  const isSafe = (precision: Precision) =>
    elements.every((_, index) => {
      const ranges = measured.map((one) => meanRange(one, index, topics, precision));
      const sum = (bound: 0 | 1) =>
        measured.map(({ cell }, at) => cell.people.length * (ranges[at]?.[bound] ?? 0));
      const truth = atoms.map((people) =>
        people.reduce((total, person) => total + (scores[person]?.[index] ?? 0), 0),
      );
      const sums = { cells, people: weights, least: sum(0), most: sum(1), truth };
      const isOpen = hasSafeIntervals(sums, solver(sums));
      onStep?.(index + 1, elements.length);
      return isOpen;
    });
  return (['points', 'bands'] as const).find(isSafe) ?? null;
}

function finishedForms({ responses, elements, earlierCells = [] }: ReleaseRequest) {
  const askedIndices = [...elements.keys()].filter((at) =>
    responses.some(({ scores }) => isNumber(scores[at])),
  );
  const isFinished = ({ scores }: ReleaseResponse) => askedIndices.every((at) => isNumber(scores[at]));
  const finished: ReleaseResponse[] = [];
  const indexOf = responses.map((response) => (isFinished(response) ? finished.push(response) - 1 : -1));
  return { finished, earlierCells: earlierCells.map((cell) => cell.map((index) => indexOf[index] ?? -1)) };
}

function publishedCells(
  { cell, n_band, ...means }: MeasuredCell,
  margins: CellMargins | undefined,
  precision: Precision,
  { elements, topics }: ReleaseRequest,
): readonly ReleaseCell[] {
  const { dim, category, members } = cell;
  const publish = (
    subject: ReleaseCell['subject'],
    subject_id: number,
    limited: LimitedMean | null | undefined,
    margin: number | null | undefined,
  ): ReleaseCell => ({
    dim,
    category,
    members,
    subject,
    subject_id,
    value: limited ? publishedValue(limited, precision) : null,
    low: limited?.low ?? false,
    high: limited?.high ?? false,
    n_band,
    margin: margin ?? null,
  });
  return [
    publish('overall', 0, means.overall, margins?.overall),
    ...topics.map(({ topic_id }, at) => publish('topic', topic_id, means.topics[at], margins?.topics[at])),
    ...elements.map((id, at) => publish('element', id, means.elements[at], margins?.elements[at])),
  ];
}

function topicSpreads(
  everybody: MeasuredCell | undefined,
  scores: readonly ElementScores[],
  request: ReleaseRequest,
): readonly TopicSpread[] {
  const topicElementIndices = topicIndices(request);
  return request.topics.flatMap(({ topic_id }, at) => {
    const bands = scoreHistogram(
      topicScores(scores, topicElementIndices[at] ?? []),
      everybody?.topics[at] ?? null,
    );
    return bands ? [{ topic_id, bands }] : [];
  });
}

function certify(
  { audit, matrix, gaveUp }: CellPlan,
  k: number,
  hash: ReleaseRequest['hash'],
): ReleaseCertificate {
  return {
    rows: matrix.cells.length,
    atoms: matrix.weights.length,
    k,
    rank: audit.rank,
    nodes: audit.nodes,
    algorithm: AUDIT_ALGORITHM,
    hash: hash(JSON.stringify({ k, cells: matrix.cells, weights: matrix.weights })),
    ...(gaveUp ? { gave_up: true } : {}),
  };
}

function isNumber(score: number | null | undefined): score is number {
  return typeof score === 'number';
}
