import type { OwnScore, OwnScoreChange, SelfAndOthersScore } from '../../../contract/v2/personalScores.ts';
import type { OwnScores } from '../../../dataProviders/ownScores.ts';
import type { Metric, MetricDomain } from '../../../domain/metrics/metrics.ts';

/** A metric or domain with its value, its confidence range and its comparison with the person's others. */
export interface ProfileValue<K extends string> {
  readonly key: K;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly comparison: 'higher' | 'lower' | 'same';
}

/** The newest released ratings by others, with the person's own profile of the same campaign. */
export interface RaterViews {
  readonly campaign: string;
  readonly self: OwnScore | null;
  readonly groups: readonly OwnScore[];
  readonly compared: readonly SelfAndOthersScore[];
}

/** Two consecutive profiles of the person and the changes between them. */
export interface ProfileStep {
  readonly after: OwnScore;
  readonly before: OwnScore;
  readonly change: OwnScoreChange;
}

export interface OwnProfile {
  /** The newest self-assessment with a profile. */
  readonly self: OwnScore | null;
  /** The newest self-assessment if it has no profile; null otherwise. */
  readonly unprofiled: OwnScore | null;
  /** Each pair of consecutive profiles with its changes, newest first. */
  readonly steps: readonly ProfileStep[];
  readonly others: RaterViews | null;
}

/** Selects the data of the results pages from the response, whose lists are newest first. */
export function toOwnProfile({ scores, self_and_others, changes }: OwnScores): OwnProfile {
  const own = scores.filter(({ subject }) => subject === 'self');
  const self = own.find(({ outcome }) => outcome === 'profiled') ?? null;
  const [newest] = own;
  return {
    self,
    unprofiled: newest && newest.outcome !== 'profiled' ? newest : null,
    steps: own.flatMap((after) => {
      const change = changes.find(({ score_id }) => score_id === after.id);
      const before = own.find(({ id }) => id === change?.before_id);
      return change && before ? [{ after, before, change }] : [];
    }),
    others: othersOf(scores, self_and_others),
  };
}

function othersOf(scores: readonly OwnScore[], compared: readonly SelfAndOthersScore[]): RaterViews | null {
  const rated = scores.filter(({ subject }) => subject === 'raters');
  const campaign = rated.find((score) => score.campaign !== null)?.campaign;
  if (!campaign) return null;
  const self = scores.find((score) => score.subject === 'self' && score.campaign?.id === campaign.id);
  return {
    campaign: campaign.name,
    self: self?.outcome === 'profiled' ? self : null,
    groups: rated.filter((score) => score.campaign?.id === campaign.id),
    compared: compared.filter(({ campaign_id }) => campaign_id === campaign.id),
  };
}

/** The metrics that have a value, highest first; equal values keep their order. */
export function metricValues({ metrics }: OwnScore): readonly ProfileValue<Metric>[] {
  const valued = metrics.flatMap(({ metric, value, low, high, beside_others }) =>
    value === null || low === null || high === null || beside_others === null
      ? []
      : [{ key: metric, value, low, high, comparison: beside_others }],
  );
  return valued.sort((a, b) => b.value - a.value);
}

export function domainValues({ domains }: OwnScore): readonly ProfileValue<MetricDomain>[] {
  return domains
    .map(({ domain, value, low, high, beside_others }) => ({
      key: domain,
      value,
      low,
      high,
      comparison: beside_others,
    }))
    .sort((a, b) => b.value - a.value);
}
