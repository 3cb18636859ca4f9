import { metricDomainNames, metricDomains, metrics } from '../../metrics/metrics.ts';
import { hasSafeIntervals, type IntervalSolver } from '../../release/auditIntervals.ts';
import type { PublishedFigure } from '../../release/overlap/audience.ts';
import { distinguish } from '../../release/overlap/comparedAudiences.ts';
import { elementRange, figuresOf } from '../../release/overlap/figureRanges.ts';
import { sizeBand } from '../../release/sizeBands.ts';
import type { MetricCell } from '../buildMetricRelease.ts';

/** Published numbers of self-assessments. */
export type SelfFigure = Pick<
  MetricCell,
  'dim' | 'category' | 'subject' | 'name' | 'value' | 'low' | 'high' | 'n_band'
>;

/** Whether everybody outside `readable` keeps a range of 50 points in each metric for readers who know the profiles of `readable`. */
export type RangeAudit = (readable: ReadonlySet<number>) => boolean;

export interface RangeRequest {
  /** The published groups with their people. */
  readonly groups: readonly {
    readonly dim: string;
    readonly category: string;
    readonly people: readonly number[];
  }[];
  readonly figures: readonly SelfFigure[];
  /** Percentiles of each person in the order of `metrics`; null for an erased person. */
  readonly profiles: readonly (readonly number[] | null)[];
  readonly solver: IntervalSolver;
}

const metricNames: readonly string[] = metrics;
const domainNames: readonly string[] = metricDomainNames;

const topics = metricDomainNames.map((domain, topic_id) => ({
  topic_id,
  element_ids: metricDomains[domain].map((metric) => metrics.indexOf(metric)),
}));

/**
 * The interval audit (R8) of published means for readers who also know profiles, more precisely than they are shown. The profiles of erased
 * people count as unknown even if they were shown.
 */
export function createRangeAudit({ groups, figures, profiles, solver }: RangeRequest): RangeAudit {
  const published = figures.map(toPublishedFigure);
  const figuresByGroup = groups.map((group) => figuresOf({ figures: published }, group));
  const ranges = metrics.map((_, metric) =>
    figuresByGroup.map((own) => elementRange(own, metric, { topics, banded: false })),
  );
  return (readable) => {
    const known = new Set([...readable].filter((person) => profiles[person]));
    const unknown = groups.map(({ people }) => people.filter((person) => !known.has(person)));
    const open = [...groups.keys()].filter((at) => unknown[at]?.length);
    const { cells, weights } = distinguish(open.map((at) => (unknown[at] ?? []).map(String)));
    return metrics.every((_, metric) => {
      const remainder = (side: 0 | 1) =>
        open.map((at) => {
          const people = groups[at]?.people ?? [];
          const sum = people.reduce(
            (total, person) => total + (known.has(person) ? (profiles[person]?.[metric] ?? 0) : 0),
            0,
          );
          return people.length * (ranges[metric]?.[at]?.[side] ?? 0) - sum;
        });
      const sums = { cells, people: weights, least: remainder(0), most: remainder(1), truth: [] };
      const possible = solver(sums);
      const truth = possible.cheapest(new Float64Array(weights.length));
      return truth !== null && hasSafeIntervals({ ...sums, truth: Array.from(truth) }, possible);
    });
  };
}

function toPublishedFigure({ subject, name, ...figure }: SelfFigure): PublishedFigure {
  const own = { ...figure, n_band: sizeBand(figure.n_band) };
  return subject === 'metric'
    ? { ...own, subject: 'element', subject_id: metricNames.indexOf(name) }
    : { ...own, subject: 'topic', subject_id: domainNames.indexOf(name) };
}
