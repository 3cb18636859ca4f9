import { type InferType, mixed, object } from 'yup';
import { type Importance, importances } from '../../domain/builder/blueprintProfile.ts';
import { metricCuts } from '../../domain/metricResults/buildMetricRelease.ts';
import { shareStatuses, sharingAudiences } from '../../domain/metricResults/profileVisibility.ts';
import { type Metric, type MetricDomain, metricDomainNames, metrics } from '../../domain/metrics/metrics.ts';
import { changeCall, readCall } from '../call.ts';
import { id, listOf, objectsOf, optionalId } from '../sharedShapes.ts';
import {
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';
import { releaseCertificate } from './releaseCertificate.ts';
import { supplementalResultCalls } from './supplementalResults.ts';
import { technicalBody, technicalResponse } from './technicalShapes.ts';

const metric = () => mixed<Metric>().oneOf(metrics).required();
const domain = () => mixed<MetricDomain>().oneOf(metricDomainNames).required();

/** A published mean of percentiles, 0-100; `high` means "80 or more", `low` "20 or less". */
const mean = object({
  value: requiredNumber,
  low: requiredFlag,
  high: requiredFlag,
  /** Margin of error at 90 percent; null for fewer than 20 people in total. */
  margin: numberOrNull,
});
/** The published results of one group; `members` lists the groups it combines. */
const metricGroup = object({
  members: requiredTexts,
  /** Lower bound of the number of people. */
  n_band: requiredNumber,
  metrics: listOf(mean.shape({ metric: metric() })),
  domains: listOf(mean.shape({ domain: domain() })),
});
export type MetricGroup = InferType<typeof metricGroup>;

const campaign = object({
  campaign_id: id(),
  name: requiredText,
  released_on: requiredText,
  /** Minimum number of people behind each number. */
  k: requiredNumber,
});

const publishedMetrics = campaign.shape({
  certificate: releaseCertificate.nullable().defined(),
  /** For self-assessments: lower bound of the number of invited people, and percentage finished rounded to 5. */
  invited_from: numberOrNull,
  finished_percent: numberOrNull,
  /** The overall result; null if too few people answered. */
  everybody: metricGroup.nullable().defined(),
  by: objectsOf({
    dimension: mixed<(typeof metricCuts)[number]>().oneOf(metricCuts).required(),
    groups: listOf(metricGroup),
  }),
  /** Ratings by others, one group per relationship. */
  others: listOf(metricGroup),
});
export type PublishedMetrics = InferType<typeof publishedMetrics>;

/** One metric of a person: a percentile with the ends of its 80 percent band. */
const personMetric = object({
  metric: metric(),
  value: requiredNumber,
  low: requiredNumber,
  high: requiredNumber,
});
const personDomain = object({
  domain: domain(),
  value: requiredNumber,
  low: requiredNumber,
  high: requiredNumber,
});
const profile = object({
  campaign_id: id(),
  campaign: requiredText,
  metrics: listOf(personMetric),
  domains: listOf(personDomain),
});
export type PersonProfile = InferType<typeof profile>;
/** A person by name. `profile` is null if there is none or the caller may not see it; the response does not reveal which. */
const visiblePerson = object({
  user_id: id(),
  name: requiredText,
  profile: profile.nullable().default(null),
});
export type VisiblePerson = InferType<typeof visiblePerson>;

const targetRange = object({
  metric: metric(),
  low: requiredNumber,
  high: requiredNumber,
  importance: mixed<Importance>().oneOf(importances).required(),
});
const targetProfile = object({ blueprint_id: id(), name: requiredText, ranges: listOf(targetRange) });
export type TargetProfile = InferType<typeof targetProfile>;

const constellationHead = object({
  constellation_id: id(),
  name: requiredText,
  note: textOrNull,
  people: requiredNumber,
});

/** A refusal code if profiles cannot be compared; the response then contains no numbers. */
/** Published personal metrics of groups, and profiles of people that the caller may see. */
export const metricResultCalls = {
  campaigns: readCall('supervisor', '/v2/metric_results/campaigns', {
    summary: 'The released campaigns of the personal metrics, newest first.',
    response: object({ campaigns: listOf(campaign) }),
  }),
  published: readCall('supervisor', '/v2/metric_results/published', {
    summary:
      'All published results of one campaign, or of the newest: metrics and domains by group, and rater results. Team leads see the teams they lead.',
    body: object({ campaign_id: optionalId() }),
    response: object({ result: publishedMetrics.nullable().default(null) }),
  }),
  technical: readCall('local_admin', '/v2/metric_results/technical', {
    summary:
      'How reliable the results of one released campaign are, or of the newest: by design, from data and over time.',
    body: technicalBody,
    response: technicalResponse,
  }),
  ...supplementalResultCalls,
  sharing: readCall('user', '/v2/metric_results/sharing', {
    summary:
      'With whom the caller shares their profile, and whether it is shown. "waiting": it would reveal something about people who don\'t share; "checking": not decided yet; null: not shared, or no released profile. Not available during emulation.',
    response: object({
      shared_with: mixed<(typeof sharingAudiences)[number]>().oneOf(sharingAudiences).nullable().defined(),
      shared_on: textOrNull,
      status: mixed<(typeof shareStatuses)[number]>().oneOf(shareStatuses).nullable().defined(),
    }),
  }),
  share: changeCall('user', '/v2/metric_results/share', {
    summary: "Shares the caller's profile with leaders or all colleagues; null stops sharing.",
    body: object({
      shared_with: mixed<(typeof sharingAudiences)[number]>()
        .oneOf(sharingAudiences, 'choice')
        .nullable()
        .defined('required'),
    }),
    response: object({
      shared_with: mixed<(typeof sharingAudiences)[number]>().oneOf(sharingAudiences).nullable().defined(),
    }),
  }),
  people: readCall('user', '/v2/metric_results/people', {
    summary:
      'The people whose profiles are visible to the caller, ordered by name. Not available during emulation.',
    response: object({ people: listOf(visiblePerson), refused: textOrNull }),
  }),
  constellations: readCall('user', '/v2/metric_results/constellations', {
    summary:
      'The constellations visible to the caller: all for administrators, those with their team members for team leads, their own for others.',
    response: object({ constellations: listOf(constellationHead) }),
  }),
  constellation: readCall('user', '/v2/metric_results/constellation', {
    summary:
      'One constellation: its people, their profiles visible to the caller, and the requirements of its blueprint.',
    body: object({ constellation_id: id() }),
    response: object({
      constellation: constellationHead.required(),
      people: listOf(visiblePerson),
      wanted: targetProfile.nullable().default(null),
      refused: textOrNull,
    }),
  }),
  building: readCall('user', '/v2/metric_results/building', {
    summary: 'Approved blueprints, and the constellations visible to the caller.',
    response: object({
      blueprints: objectsOf({ blueprint_id: id(), name: requiredText, ranges: requiredNumber }),
      constellations: listOf(constellationHead),
    }),
  }),
  blueprints: readCall('supervisor', '/v2/metric_results/blueprints', {
    summary: "The target ranges of the account's approved blueprints, for comparison with published groups.",
    response: object({ blueprints: listOf(targetProfile) }),
  }),
  compare: readCall('user', '/v2/metric_results/compare', {
    summary:
      "The caller's profile next to another visible profile, and the requirements of the account's approved blueprints.",
    body: object({ user_id: id() }),
    response: object({
      own: profile.nullable().default(null),
      other: visiblePerson.required(),
      blueprints: listOf(targetProfile),
      refused: textOrNull,
    }),
  }),
  benchmark: readCall('user', '/v2/metric_results/benchmark', {
    summary: "A profile (by default the caller's) with the published results of its campaign.",
    body: object({ user_id: optionalId() }),
    response: object({
      person: visiblePerson.required(),
      everybody: metricGroup.nullable().defined(),
      released_on: textOrNull,
      refused: textOrNull,
    }),
  }),
  relationship: readCall('user', '/v2/metric_results/relationship', {
    summary:
      'Self-assessment of a person (by default the caller) compared with each published rater group; for the person and those named in the campaign.',
    body: object({ user_id: optionalId() }),
    response: object({
      person: visiblePerson.required(),
      groups: objectsOf({
        rater_group: requiredText,
        /** Lower bound of the number of raters (`raterCountBand`). */
        raters: requiredNumber,
        metrics: listOf(personMetric),
      }),
    }),
  }),
} as const;
