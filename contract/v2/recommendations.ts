import { array, boolean, type InferType, mixed, number, object } from 'yup';
import { type Metric, metrics } from '../../domain/metrics/metrics.ts';
import { maxPlanSteps } from '../../domain/recommendations/actionPlan.ts';
import { type RecommendationReason, recommendationReasons } from '../../domain/recommendations/lowMetrics.ts';
import { type SuggestionKind, suggestionKinds } from '../../domain/recommendations/suggestions.ts';
import { changeWords } from '../../domain/scoring/detectChanges.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { browserTimeZone } from '../browserTimeZone.ts';
import { readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { editedVersionNumber, id, listOf, optionalId } from '../sharedShapes.ts';
import { numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

/** A topic of the latest private copy that has it, with the person's own score of 0-100. */
const lowTopic = object({
  topic_id: id(),
  topic: requiredText,
  answer_percent: requiredNumber,
});

const nullableMetric = () => requiredChoice<Metric>(metrics).nullable().defined();

/** A catalog entry that addresses a low topic or metric. */
export const suggestion = object({
  kind: requiredChoice<SuggestionKind>(suggestionKinds),
  id: id(),
  title: requiredText,
  summary: textOrNull,
  minutes: numberOrNull,
  /** The screen that opens it. */
  path: requiredText,
  on: textOrNull,
});
export type SuggestionResponse = InferType<typeof suggestion>;

/** Either a topic with its own score, or a metric with its percentile and the ends of the 80 percent band. */
const recommendationWithReason = object({
  topic_id: numberOrNull,
  topic: textOrNull,
  metric: nullableMetric(),
  answer_percent: requiredNumber,
  low: numberOrNull,
  high: numberOrNull,
  /** For a topic, the 90 percent margin of its score in points, which is wider after a short campaign. */
  margin: numberOrNull,
  /** For a topic, the private copy that its score comes from. */
  source: object({ campaign: requiredText, finished_on: requiredText }).nullable().defined(),
  reason: requiredChoice<RecommendationReason>(recommendationReasons),
  suggestions: listOf(suggestion),
});
export type RecommendationWithReason = InferType<typeof recommendationWithReason>;

/** A low topic in the published results, as recommended to leaders. */
const leaderPlan = lowTopic.shape({
  low: requiredFlag,
  high: requiredFlag,
  n_band: requiredNumber,
  /** Whether values are lower bounds of bands of ten: 40 means "40 to 49". */
  banded: boolean().optional(),
});

const day = () => daySchema().nullable().default(null);
const step = object({
  text: singleLineText().max(300, 'tooLong').required('required'),
  due_on: day(),
  done_on: day(),
});

/** A plan about a topic or a metric, as entered by its owner. */
const planDraft = {
  topic_id: optionalId(),
  metric: mixed<Metric>().oneOf(metrics, 'choice').nullable().default(null),
  title: singleLineText().max(200, 'tooLong').required('required'),
  steps: array(step.required()).max(maxPlanSteps, 'tooLong').required(),
  due_on: day(),
  suggestion: object({
    kind: requiredChoice<SuggestionKind>(suggestionKinds),
    id: id(),
    title: singleLineText().max(200, 'tooLong').required('required'),
  })
    .nullable()
    .default(null),
};

const measurement = object({
  value: requiredNumber,
  low: numberOrNull,
  high: numberOrNull,
  on: requiredText,
});

const actionPlan = object({
  ...planDraft,
  id: id(),
  version: requiredNumber,
  topic: textOrNull,
  made_on: requiredText,
  done_on: textOrNull,
  /** The latest result when the plan was made, and the latest one since; `word` is null if they cannot be compared. */
  follow_up: object({
    before: measurement.nullable().defined(),
    after: measurement.nullable().defined(),
    word: requiredChoice(changeWords).nullable().defined(),
    /** The next assessment that will show the change, if known. */
    next: object({
      kind: requiredChoice<'m' | 's'>(['m', 's']),
      name: requiredText,
      opens_on: textOrNull,
      closes_on: requiredText,
      is_open: requiredFlag,
    })
      .nullable()
      .defined(),
  }).required(),
});
export type ActionPlanResponse = InferType<typeof actionPlan>;

const forLeaders = { needs: 'supervisor', module: 'microSurvey' } as const;
const savedPlan = object({ id: id(), message: requiredText });
const ofVersion = { id: id(), version: editedVersionNumber().required('required') };

/** Recommendations from a person's own results, for that person only. The ids of other people get the same response as unknown ids. */
export const recommendationCalls = {
  localUserReport: readCall('user', '/v2/recommendation/local_user_report', {
    summary:
      "Whether `get_rec_plan` has recommendations for the caller, and the low topics of the caller's newest private copies among them.",
    body: object({ user_id: id() }),
    response: object({
      report: object({
        user_id: id(),
        has_recommendations: requiredFlag,
        topics: listOf(lowTopic),
      }).required(),
    }),
  }),
  recPlan: readCall('user', '/v2/rec_plans/get_rec_plan', {
    summary:
      'Low topics and metrics with the reason and matching content of the catalog; sorted lowest first if requested, otherwise in benchmark order.',
    body: object({ user_id: id(), ordered: boolean().default(false) }),
    response: object({ rec_plans: listOf(recommendationWithReason) }),
  }),
  actionPlans: readCall('user', '/v2/rec_plans/action_plans', {
    summary:
      "The caller's action plans, newest first, each with changes since then. Visible to the caller only. `time_zone` is that of the browser, used for a profile without one.",
    body: object({ time_zone: browserTimeZone() }),
    response: object({ plans: listOf(actionPlan) }),
  }),
  saveActionPlan: readCall('user', '/v2/rec_plans/save_action_plan', {
    summary: 'Saves an action plan of the caller; creates one without an id.',
    body: object({ ...planDraft, id: optionalId(), version: editedVersionNumber().nullable().default(null) }),
    response: savedPlan,
  }),
  markActionPlan: readCall('user', '/v2/rec_plans/mark_action_plan', {
    summary: 'Marks an action plan, or one of its steps (zero-based), as completed or open.',
    body: object({
      ...ofVersion,
      step: number()
        .integer('wholeNumber')
        .min(0, 'tooSmall')
        .max(maxPlanSteps, 'tooLarge')
        .nullable()
        .default(null),
      done: boolean().required('required'),
    }),
  }),
  deleteActionPlan: readCall('user', '/v2/rec_plans/delete_action_plan', {
    summary: 'Permanently deletes an action plan of the caller.',
    body: object(ofVersion),
  }),
  icbRecommendations: readCall(forLeaders, '/v2/microsurvey_results/icb_recommendations', {
    summary: 'Low topics in the newest published results or in one campaign, lowest first.',
    body: object({ campaign_id: optionalId() }),
    response: object({ recommendations: listOf(leaderPlan) }),
  }),
  icbRecommendationsV2: readCall(forLeaders, '/v2/microsurvey_results/icb_recommendations_v2', {
    summary: 'Low topics with the campaign, the reason and matching content of the catalog.',
    body: object({ campaign_id: optionalId() }),
    response: object({
      campaign: object({ campaign_id: id(), name: requiredText, closed_on: requiredText })
        .nullable()
        .defined(),
      recommendations: listOf(
        leaderPlan.shape({
          reason: requiredChoice<RecommendationReason>(recommendationReasons),
          suggestions: listOf(suggestion),
        }),
      ),
    }),
  }),
} as const;
