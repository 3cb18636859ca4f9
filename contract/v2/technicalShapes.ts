import { type InferType, mixed, object } from 'yup';
import { type Metric, metrics } from '../../domain/metrics/metrics.ts';
import { id, listOf, optionalId } from '../sharedShapes.ts';
import { numberOrNull, requiredNumber, requiredText } from '../values.ts';
import { closedCampaign } from './resultShapes.ts';

/** A reliability in hundredths with its 90 percent interval. */
export const estimatedReliability = object({
  value: requiredNumber,
  low: requiredNumber,
  high: requiredNumber,
});
export type EstimatedReliability = InferType<typeof estimatedReliability>;

const metricReliability = object({
  metric: mixed<Metric>().oneOf(metrics).required(),
  /** The reliability if the statements work as intended. */
  by_design: numberOrNull,
  measured: estimatedReliability.nullable().defined(),
});
export type MetricReliability = InferType<typeof metricReliability>;

/** The reliability of the results of a campaign. */
const technicalInformation = object({
  campaign_id: id(),
  name: requiredText,
  released_on: requiredText,
  /** Lower bound of the number of people; null for fewer than 30, and where no average of everyone is published. */
  people: numberOrNull,
  /** The reliability of each metric; empty if `people` is null. */
  metrics: listOf(metricReliability),
  /** The reliability of the combined view of raters; null for fewer than 30 rated people. */
  raters: object({
    people: requiredNumber,
    of_one: requiredNumber,
    of_three: requiredNumber,
    of_five: requiredNumber,
  })
    .nullable()
    .defined(),
  /** The newest norm of the applicant form, from several accounts, with a lower bound of its forms; null without one. */
  applicants: object({ forms: requiredNumber, metrics: listOf(metricReliability) })
    .nullable()
    .defined(),
});
export type TechnicalInformation = InferType<typeof technicalInformation>;

/** The reliability of one person's topic scores in a campaign of the culture benchmark. */
const cultureInformation = closedCampaign.shape({
  /**
   * Lower bound of the number of people; null for fewer than 50, if scores are published as bands, and if a nearly equal audience has
   * published results.
   */
  people: numberOrNull,
  topics: listOf(
    estimatedReliability.shape({
      topic_id: id(),
      topic: requiredText,
      /** The number of elements of the topic. */
      elements: requiredNumber,
    }),
  ),
});
export type CultureInformation = InferType<typeof cultureInformation>;

/** Null for results that were published before reliability was measured. */
export const cultureTechnicalResponse = object({ technical: cultureInformation.nullable().default(null) });

export const technicalBody = object({ campaign_id: optionalId() });
/** Null before the first release, and for results that were published before reliability was measured. */
export const technicalResponse = object({ technical: technicalInformation.nullable().default(null) });
