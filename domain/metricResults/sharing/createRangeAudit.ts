import { groupBy } from '../../groupBy.ts';
import { metricDomainNames, metricDomains, metrics } from '../../metrics/metrics.ts';
import { hasSafeIntervals, type IntervalSolver, widthOf } from '../../release/auditIntervals.ts';
import type { PublishedFigure } from '../../release/overlap/audience.ts';
import { splitIntoAtoms } from '../../release/overlap/comparedAudiences.ts';
import { elementRange, figuresOf } from '../../release/overlap/figureRanges.ts';
import { minPossibleRange } from '../../release/scoreHistogram.ts';
import { sizeBand } from '../../release/sizeBands.ts';
import type { MetricCell } from '../buildMetricRelease.ts';
import { groupKey } from './groupKey.ts';
import { rememberBySet } from './rememberBySet.ts';

/** A published number about self-assessments. */
export type SelfFigure = Pick<
  MetricCell,
  'dim' | 'category' | 'subject' | 'name' | 'value' | 'low' | 'high' | 'n_band'
>;

export interface RangeAudit {
  /** Whether readers who know the profiles of `readable` can't narrow anyone else's possible range in any metric below 50 points. */
  isSafe(readable: ReadonlySet<number>): boolean;
  /** The same for readers who know only the means of one group. This quick test is necessary for `isSafe`, not sufficient. */
  isSafeInGroup(key: string, readable: ReadonlySet<number>): boolean;
}

export interface RangeRequest {
  /** The published groups with their people. */
  readonly groups: readonly {
    readonly key: string;
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
 * The interval audit (R8) of published means for readers who also know some profiles. It assumes that they know these profiles more
 * precisely than they are displayed. The profiles of erased people count as unknown even if they were shown.
 */
export function createRangeAudit({ groups, figures, profiles, solver }: RangeRequest): RangeAudit {
  const figuresByKey = groupBy(figures, groupKey);
  const ranges = groups.map((group) => {
    const own = figuresOf({ figures: (figuresByKey.get(group.key) ?? []).map(toPublishedFigure) }, group);
    return metrics.map((_, metric) => elementRange(own, metric, { topics, banded: false }));
  });
  const indexOf = new Map(groups.map(({ key }, at) => [key, at]));

  /** The range of the sum of the unknown people's percentiles in one metric. */
  function remainderOf(at: number, metric: number, known: ReadonlySet<number>) {
    const people = groups[at]?.people ?? [];
    const [from, to] = ranges[at]?.[metric] ?? [0, 100];
    let sum = 0;
    for (const person of people) if (known.has(person)) sum += profiles[person]?.[metric] ?? 0;
    return { least: people.length * from - sum, most: people.length * to - sum };
  }
  const withProfile = (readable: ReadonlySet<number>) =>
    new Set([...readable].filter((person) => profiles[person]));

  return {
    isSafe: rememberBySet((readable) => {
      const known = withProfile(readable);
      const unknown = groups.map(({ people }) => people.filter((person) => !known.has(person)));
      const open = [...groups.keys()].filter((at) => unknown[at]?.length);
      const { cells, weights } = splitIntoAtoms(open.map((at) => (unknown[at] ?? []).map(String)));
      return metrics.every((_, metric) => {
        const remainders = open.map((at) => remainderOf(at, metric, known));
        const least = remainders.map((one) => one.least);
        const most = remainders.map((one) => one.most);
        const sums = { cells, people: weights, least, most, truth: [] };
        const possible = solver(sums);
        const truth = possible.cheapest(new Float64Array(weights.length));
        return truth !== null && hasSafeIntervals({ ...sums, truth: Array.from(truth) }, possible);
      });
    }),
    isSafeInGroup(key, readable) {
      const at = indexOf.get(key) ?? -1;
      const people = groups[at]?.people ?? [];
      const known = new Set(people.filter((person) => readable.has(person) && profiles[person]));
      const unknown = people.length - known.size;
      if (unknown === 0) return true;
      return metrics.every((_, metric) => {
        const { least, most } = remainderOf(at, metric, known);
        return widthOf(unknown, least, most) >= minPossibleRange;
      });
    },
  };
}

function toPublishedFigure({ subject, name, ...figure }: SelfFigure): PublishedFigure {
  const own = { ...figure, n_band: sizeBand(figure.n_band) };
  return subject === 'metric'
    ? { ...own, subject: 'element', subject_id: metricNames.indexOf(name) }
    : { ...own, subject: 'topic', subject_id: domainNames.indexOf(name) };
}
