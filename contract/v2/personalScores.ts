import { array, type InferType, mixed, object } from 'yup';
import { type PersonaCode, personaCodes } from '../../domain/insights/personas.ts';
import { type Metric, type MetricDomain, metricDomainNames, metrics } from '../../domain/metrics/metrics.ts';
import { type ChangeWord, changeWords } from '../../domain/scoring/detectChanges.ts';
import { idListSchema } from '../../resources/idListSchema.ts';
import { getCall, readCall } from '../call.ts';
import { id, listOf } from '../sharedShapes.ts';
import { numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';
import { estimatedReliability } from './technicalShapes.ts';

const outcomes = ['profiled', 'incomplete', 'inconsistent'] as const;
const comparisonWords = ['higher', 'lower', 'same'] as const;
const gapWords = ['inLine', 'selfHigher', 'othersHigher'] as const;
const johariWords = [
  'knownStrength',
  'hiddenStrength',
  'blindSpot',
  'knownDevelopmentArea',
  'notEnoughCertainty',
] as const;
const obstacles = ['otherVersion', 'relative'] as const;
const metric = () => mixed<Metric>().oneOf(metrics).required();

/** One metric: percentiles 0-100 with the ends of the 80 percent band; null without a profile. */
export const metricScore = object({
  metric: metric(),
  value: numberOrNull,
  low: numberOrNull,
  high: numberOrNull,
  /** Reliability by design of the form, 0-1; null for raters, who have `rater_reliability`. */
  reliability: numberOrNull,
  /** Reliability calculated from the answers of the campaign, or of the norm version; null without such answers, and for raters. */
  measured_reliability: estimatedReliability.nullable().defined(),
  /** Compared with the other metrics of the same profile: significantly higher, significantly lower, or about the same. */
  beside_others: mixed<(typeof comparisonWords)[number]>().oneOf(comparisonWords).nullable().defined(),
  /** Ipsative score, 0-100: points by rank only, without a statistical model. */
  ipsative_percent: numberOrNull,
  times_shown: requiredNumber,
});

/** The score of one form, or of one group of raters, with the versions it was calculated from. */
export const ownScore = object({
  id: id(),
  subject: mixed<'self' | 'raters'>().oneOf(['self', 'raters']).required(),
  /** The relationship of the raters, or several if groups were merged; null for a form. */
  rater_group: textOrNull,
  campaign: object({ id: id(), name: requiredText }).nullable().defined(),
  made_on: requiredText,
  model_version: requiredText,
  norm_version: numberOrNull,
  /** The answers `measured_reliability` was computed from. `people` is a lower bound of the number of people. */
  measured_on: object({
    basis: mixed<'campaign' | 'norm'>().oneOf(['campaign', 'norm']).required(),
    people: requiredNumber,
  })
    .nullable()
    .defined(),
  question_ids: array(id()).required(),
  outcome: mixed<(typeof outcomes)[number]>().oneOf(outcomes).required(),
  /** Whether there is a profile although the answers can't be distinguished from a random ranking, as before calibration; false for raters. */
  is_undecided: requiredFlag,
  /** Whether all answers to the form count, also those that can't be distinguished from a random ranking, as before calibration. */
  is_everyone_counted: requiredFlag,
  asked: requiredNumber,
  /** Minimum number of raters behind the profile (`raterCountBand`), and number of raters who answered too inconsistently to count. */
  raters: numberOrNull,
  dropped: numberOrNull,
  /**
   * Reliability, 0-1, of the combined view of as many raters as the lower bound of the band, and of two more raters; null for a single
   * form, a manager, and scores from before it was calculated.
   */
  rater_reliability: object({ value: requiredNumber, with_two_more: requiredNumber }).nullable().defined(),
  /** `ipsative`: scores only show the order of a person's own metrics. */
  kind: mixed<'normative' | 'ipsative'>().oneOf(['normative', 'ipsative']).required(),
  may_compare: object({
    within_person: requiredFlag,
    between_people: requiredFlag,
    /** A refusal code if the comparison is not allowed. */
    reason: textOrNull,
  }).required(),
  metrics: listOf(metricScore),
  /** The scores of the domains; empty without a profile. */
  domains: array(
    object({
      domain: mixed<MetricDomain>().oneOf(metricDomainNames).required(),
      value: requiredNumber,
      low: requiredNumber,
      high: requiredNumber,
      beside_others: mixed<(typeof comparisonWords)[number]>().oneOf(comparisonWords).required(),
    }),
  ).required(),
});
export type OwnScore = InferType<typeof ownScore>;

/** The same metrics as rated by a person and by one group of raters. */
export const selfAndOthers = object({
  campaign_id: id(),
  rater_group: requiredText,
  metrics: array(
    object({
      metric: metric(),
      gap: requiredNumber,
      se: requiredNumber,
      word: mixed<(typeof gapWords)[number]>().oneOf(gapWords).required(),
      johari: mixed<(typeof johariWords)[number]>().oneOf(johariWords).required(),
    }),
  ).required(),
});
export type SelfAndOthersScore = InferType<typeof selfAndOthers>;

/** The change from one profile to the next of the same form or group of raters. */
export const ownScoreChange = object({
  score_id: id(),
  before_id: id(),
  /** Why the profiles cannot be compared; `metrics` is then empty. */
  obstacle: mixed<(typeof obstacles)[number]>().oneOf(obstacles).nullable().defined(),
  metrics: array(
    object({
      metric: metric(),
      before: requiredNumber,
      after: requiredNumber,
      /** `up` and `down` are statistically significant, corrected for testing all metrics together. */
      word: mixed<ChangeWord>().oneOf(changeWords).required(),
    }),
  ).required(),
  /** The courses about a metric that the person completed after the first profile, up to the day of the second. */
  completed: array(
    object({
      course_id: id(),
      title: requiredText,
      metric: metric(),
      completed_on: requiredText,
    }),
  ).required(),
});
export type OwnScoreChange = InferType<typeof ownScoreChange>;

const nearness = ['very', 'fairly', 'somewhat'] as const;
const insightOutcomes = ['near', 'between', 'unsure', 'even'] as const;

/** The patterns of strengths nearest to the person's latest profile. */
export const ownPersonaInsight = object({
  score_id: id(),
  made_on: requiredText,
  outcome: mixed<(typeof insightOutcomes)[number]>().oneOf(insightOutcomes).required(),
  nearest: array(
    object({
      persona: mixed<PersonaCode>().oneOf(personaCodes).required(),
      nearness: mixed<(typeof nearness)[number]>().oneOf(nearness).required(),
      /** The similarity, -100 to 100, with its 90 percent interval. */
      similarity: object({
        value: requiredNumber,
        low: requiredNumber,
        high: requiredNumber,
      }).required(),
    }),
  ).required(),
});
export type OwnPersonaInsight = InferType<typeof ownPersonaInsight>;

/** Scores of the personal metrics. */
export const personalScoreCalls = {
  own: getCall('user', '/v2/scores/own', {
    summary:
      "The caller's scores from self-assessments, and from raters once the campaign is released. Not available during emulation.",
    response: object({
      scores: listOf(ownScore),
      self_and_others: listOf(selfAndOthers),
      changes: listOf(ownScoreChange),
    }),
  }),
  insight: getCall('user', '/v2/scores/insight', {
    summary:
      "Patterns closest to the caller's newest profile; null without one. Not available during emulation.",
    response: object({ insight: ownPersonaInsight.nullable().defined() }),
  }),
  compare: readCall('supervisor', '/v2/scores/compare', {
    summary:
      'Whether the newest self-assessments of these people are comparable, with the versions of their scoring; without the scores.',
    body: object({
      user_ids: idListSchema(500, 'tooLong').typeError('choice').required('required').min(2, 'tooSmall'),
    }),
    response: object({
      people: requiredNumber,
      model_version: requiredText,
      norm_version: numberOrNull,
    }),
  }),
} as const;
