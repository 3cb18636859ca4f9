import {
  type Metric,
  type MetricDomain,
  metricDomainNames,
  metricDomains,
  metrics,
} from '../metrics/metrics.ts';
import type { IntervalSolver } from '../release/auditIntervals.ts';
import {
  buildRelease,
  type Release,
  type ReleaseCertificate,
  type ReleaseResponse,
} from '../release/buildRelease.ts';
import type { ShownRaterGroupName } from '../scoring/raters/mergeRaterGroups.ts';

/** The attributes by which a release of the personal metrics is divided, in addition to the overall result. */
export const metricCuts = ['team', 'department', 'location', 'level'] as const;

/** Minimum number of people behind a published mean, and of raters in a group that counts in one. */
const minPeople = 5;
const fewestRaters = 3;

/** One published mean of percentiles, 0-100. */
export interface MetricCell {
  /** Self-assessments, or ratings by others. */
  readonly view: 'self' | 'others';
  /** The dimension: 'overall', a cut, or 'relationship'. */
  readonly dim: string;
  readonly category: string;
  readonly members: readonly string[];
  readonly subject: 'metric' | 'domain';
  readonly name: Metric | MetricDomain;
  readonly value: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
}

/** A person's own profile as percentiles in the order of `metrics`. */
export interface SelfProfile {
  readonly g: ReleaseResponse['g'];
  readonly percentiles: readonly number[];
}

/** The ratings that one person received from one group of raters. */
export interface RaterGroupRatings {
  readonly group: ShownRaterGroupName;
  readonly raters: number;
  readonly percentiles: readonly number[];
}

export interface MetricReleaseRequest {
  readonly own: readonly SelfProfile[];
  readonly others: readonly RaterGroupRatings[];
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly hash: (text: string) => string;
  /** Used for the interval audit (R8); without it no intervals are audited. */
  readonly solver?: IntervalSolver;
}

export interface MetricRelease {
  readonly k: number;
  readonly cells: readonly MetricCell[];
  readonly certificate: ReleaseCertificate | null;
}

/**
 * Calculates everything published about groups in one campaign (decision 25): self-assessments by cut, certified together with k = 5; and
 * for each relationship the mean over at least 5 targets who were rated by at least 3 raters of it. Groups of raters are disjoint and their
 * total is not published, so subtracting means from each other reveals nothing. If exact numbers would narrow a person's possible range
 * below 50 points, only the overall result is published, or nothing if that is not safe either.
 */
export function buildMetricRelease(request: MetricReleaseRequest): MetricRelease {
  const { own, others } = request;
  const self = releaseWithFallback(own, metricCuts, request);
  const counting = others.filter(({ raters }) => raters >= fewestRaters);
  const groups = [...new Set(counting.map(({ group }) => group))].sort().map((group) => {
    const views = counting.filter((view) => view.group === group).map((view) => ({ ...view, g: {} }));
    return { group, release: releaseWithFallback(views, [], request) };
  });
  return {
    k: minPeople,
    cells: [
      ...cellsOf('self', self),
      ...groups.flatMap(({ group, release }) =>
        cellsOf('others', release).map((cell) => {
          return { ...cell, dim: 'relationship', category: group, members: [group] };
        }),
      ),
    ],
    certificate: self.certificate,
  };
}

const metricIndices: readonly number[] = metrics.map((_, index) => index);
const topics = metricDomainNames.map((domain, topic_id) => ({
  topic_id,
  element_ids: metricDomains[domain].map((metric) => metrics.indexOf(metric)),
}));

function releaseWithFallback(
  profiles: readonly SelfProfile[],
  cuts: readonly string[],
  request: Pick<MetricReleaseRequest, 'labels' | 'hash' | 'solver'>,
): Release {
  const { labels, hash, solver } = request;
  const release = buildRelease({
    responses: profiles.map(({ g, percentiles }) => ({ g, scores: percentiles })),
    cuts,
    k: minPeople,
    elements: metricIndices,
    topics,
    labels,
    hash,
    ...(solver ? { solver } : {}),
  });
  if (!release.banded) return release;
  return cuts.length > 0 ? releaseWithFallback(profiles, [], request) : releaseWithFallback([], [], request);
}

/**
 * Converts the cells of a release. The mean over all domains is omitted, because no action follows from it. Margins are omitted as well:
 * combined with profiles that are shared later, a published spread could describe only a few people.
 */
function cellsOf(view: MetricCell['view'], { cells }: Release): readonly MetricCell[] {
  return cells.flatMap(({ subject, subject_id, value, margin: _margin, ...cell }) => {
    const name = subject === 'topic' ? metricDomainNames[subject_id] : metrics[subject_id];
    if (subject === 'overall' || name === undefined || value === null) return [];
    return {
      ...cell,
      view,
      subject: subject === 'topic' ? ('domain' as const) : ('metric' as const),
      name,
      value,
    };
  });
}
