import { meanOf } from '../scoring/benchmark.ts';
import { reaches, roundHalfUp } from '../scoring/rounding.ts';
import type { Attributes } from './atoms.ts';
import { AUDIT_ALGORITHM } from './audit.ts';
import { type Limited, limit, type NBand, nBand } from './bands.ts';
import { type Plan, type PlannedCell, planCells } from './plan.ts';

/** One respondent without any trace of who it was. */
export interface ReleaseResponse {
  readonly g: Attributes;
  /** Element scores 0..100, unrounded, in the order of `elements`. */
  readonly scores: readonly (number | null)[];
}

export interface ReleaseTopic {
  readonly topic_id: number;
  readonly element_ids: readonly number[];
}

export interface ReleaseRequest {
  readonly responses: readonly ReleaseResponse[];
  readonly cuts: readonly string[];
  readonly k: number;
  readonly sensitiveK?: number;
  /** Cells of earlier releases that share responses, as indices into `responses`. */
  readonly earlierCells?: readonly (readonly number[])[];
  readonly elements: readonly number[];
  readonly topics: readonly ReleaseTopic[];
  /** Names of the categories as they were at launch, by cut; they stay when a team is renamed later. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keyed by the caller: a plain hash would let anyone confirm a guess of the sizes. */
  readonly hash: (text: string) => string;
}

export interface ReleaseCell {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly subject: 'element' | 'topic' | 'overall';
  /** Element or topic id; 0 for the overall score. */
  readonly subject_id: number;
  /** 0..100, or null when nobody was asked about the subject. */
  readonly value: number | null;
  /** The true mean may be lower ("or less"); with `high` as well, either way ("about"). */
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: NBand;
}

export interface Certificate {
  readonly rows: number;
  readonly atoms: number;
  readonly k: number;
  readonly rank: number;
  readonly nodes: number;
  readonly algorithm: string;
  readonly hash: string;
}

export interface MergedCategory {
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly names: readonly string[];
}

export interface Spread {
  readonly element_id: number;
  readonly sd: number;
}

export interface Release {
  readonly cells: readonly ReleaseCell[];
  readonly certificate: Certificate | null;
  readonly mergedCategories: readonly MergedCategory[];
  readonly spread: readonly Spread[];
}

/**
 * Everything that is published of a campaign (R1-R10, R20). First the groups are chosen and audited on counts, then
 * the scores are read. Only finished forms count, so that n is the same for every element (R3). Fewer than k
 * respondents, or no certificate, give no cells at all. The order of the responses changes nothing.
 */
export function buildRelease(request: ReleaseRequest): Release {
  const { finished, earlierCells } = finishedForms(request);
  const people = finished.map((response) => response.g);
  const { cuts, k, sensitiveK, labels, hash } = request;
  const plan = planCells({ people, cuts, k, sensitiveK, earlierCells });
  if (plan === null) return { cells: [], certificate: null, mergedCategories: [], spread: [] };
  return {
    cells: plan.cells.flatMap((cell) => score(cell, finished, request)),
    certificate: certify(plan, k, hash),
    mergedCategories: plan.cells
      .filter((cell) => cell.members.length > 1)
      .map(({ dim, category, members }) => {
        return { dim, category, members, names: members.map((member) => labels[dim]?.[member] ?? member) };
      }),
    spread: spreadOf(finished, request.elements),
  };
}

function finishedForms({ responses, elements, earlierCells = [] }: ReleaseRequest) {
  const asked = [...elements.keys()].filter((at) => responses.some(({ scores }) => isNumber(scores[at])));
  const isFinished = ({ scores }: ReleaseResponse) => asked.every((at) => isNumber(scores[at]));
  const finished: ReleaseResponse[] = [];
  const placeOf = responses.map((response) => (isFinished(response) ? finished.push(response) - 1 : -1));
  return { finished, earlierCells: earlierCells.map((cell) => cell.map((index) => placeOf[index] ?? -1)) };
}

function score(
  cell: PlannedCell,
  finished: readonly ReleaseResponse[],
  { elements, topics }: ReleaseRequest,
): readonly ReleaseCell[] {
  const band = nBand(cell.people.length);
  const own = cell.people.flatMap((person) => finished[person] ?? []);
  const byElement = new Map(elements.map((id, at) => [id, limitedMean(scoresOf(own, at), band)]));
  const byTopic = topics.map(({ topic_id, element_ids }) => {
    return { topic_id, mean: together(element_ids.map((id) => byElement.get(id) ?? null)) };
  });
  const { dim, category, members } = cell;
  const publish = (
    subject: ReleaseCell['subject'],
    subject_id: number,
    limited: Limited | null,
  ): ReleaseCell => ({
    dim,
    category,
    members,
    subject,
    subject_id,
    value: limited && roundHalfUp(limited.mean),
    low: limited?.low ?? false,
    high: limited?.high ?? false,
    n_band: band,
  });
  return [
    publish('overall', 0, together(byTopic.map(({ mean }) => mean))),
    ...byTopic.map(({ topic_id, mean }) => publish('topic', topic_id, mean)),
    ...elements.map((id) => publish('element', id, byElement.get(id) ?? null)),
  ];
}

/** Limited by the band, not by n itself: a limit such as "83 or more" would tell that n is 6 (R9). */
function limitedMean(scores: readonly number[], band: NBand): Limited | null {
  const mean = meanOf(scores);
  return mean === null ? null : limit(mean, band);
}

/**
 * Topics are means of their elements' limited, unrounded values, and the overall of its topics' (spec 3): from means
 * without limit one could subtract the other elements and undo the limit of R8.
 */
function together(parts: readonly (Limited | null)[]): Limited | null {
  const known = parts.filter((part) => part !== null);
  const mean = meanOf(known.map((part) => part.mean));
  if (mean === null) return null;
  return { mean, low: known.some((part) => part.low), high: known.some((part) => part.high) };
}

function certify({ audit, matrix }: Plan, k: number, hash: ReleaseRequest['hash']): Certificate {
  return {
    rows: matrix.cells.length,
    atoms: matrix.weights.length,
    k,
    rank: audit.rank,
    nodes: audit.nodes,
    algorithm: AUDIT_ALGORITHM,
    hash: hash(JSON.stringify({ k, ...matrix })),
  };
}

const SPREAD_FROM = 20;
/** A spread near 0 would say that everybody answered alike, and so what each answered. */
const LEAST_SPREAD = 10;

/**
 * The sd of each element over all respondents, for margins: integers, from 20 respondents, never below 10. One pooled
 * number serves all cells, because a cell's own sd would be another, unaudited statistic on few people.
 */
function spreadOf(finished: readonly ReleaseResponse[], elements: readonly number[]): readonly Spread[] {
  const n = finished.length;
  if (n < SPREAD_FROM) return [];
  return elements.flatMap((element_id, at) => {
    const scores = scoresOf(finished, at);
    const mean = meanOf(scores);
    if (mean === null) return [];
    const squares = scores.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    const sd = Math.sqrt(squares / (n - 1));
    return [{ element_id, sd: reaches(sd, LEAST_SPREAD) ? roundHalfUp(sd) : LEAST_SPREAD }];
  });
}

function scoresOf(responses: readonly ReleaseResponse[], at: number): readonly number[] {
  return responses.map(({ scores }) => scores[at]).filter(isNumber);
}

function isNumber(score: number | null | undefined): score is number {
  return typeof score === 'number';
}
