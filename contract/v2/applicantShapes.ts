import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { Importance } from '../../domain/builder/blueprintProfile.ts';
import type { Fit } from '../../domain/hiring/blueprintFit.ts';
import { type DecisionMade, type HiringDecision, hiringDecisions } from '../../domain/hiring/decisions.ts';
import { type RoleStatus, roleStatuses } from '../../domain/hiring/roleStatus.ts';
import type { Metric } from '../../domain/metrics/metrics.ts';
import { type SupplementalKind, supplementalKinds } from '../../domain/questions/supplementalKinds.ts';
import type { RefusalCode } from '../../domain/refusalCodes.ts';
import type { DifferenceWord } from '../../domain/scoring/differenceWords.ts';
import type { ScoreKind } from '../../domain/scoring/personal/scoreComparison.ts';
import type { ScoreOutcome } from '../../domain/scoring/personal/scoreForm.ts';
import { id, listOf, objectsOf } from '../sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';

const assessmentStates = ['waiting', 'invited', 'started', 'finished'] as const;
export type AssessmentState = (typeof assessmentStates)[number];
export const optionalDay = () => string().nullable().default(null);

const applicantShape = {
  id: id(),
  requisition_id: id(),
  name: string().defined().default(''),
  email: requiredText,
  source: mixed<'invited' | 'public_link'>().required(),
  stage: requiredText,
  decision: mixed<HiringDecision>().oneOf(hiringDecisions).required(),
  status: mixed<AssessmentState>().oneOf(assessmentStates).required(),
  asks: requiredFlag,
  applied_on: requiredText,
  withdrawn_on: optionalDay(),
  delete_after: optionalDay(),
};
export const applicantResponse = object(applicantShape);
export type ApplicantResponse = InferType<typeof applicantResponse>;

export const hiringRoleResponse = object({
  id: id(),
  title: requiredText,
  status: mixed<RoleStatus>().oneOf(roleStatuses).required(),
});

const accommodation = object({
  more_time: boolean().default(false),
  reader: boolean().default(false),
  locale: string().nullable().default(null),
  note: string().nullable().default(null),
});

export const applicantDetails = object({
  ...applicantShape,
  role: hiringRoleResponse.shape({ stages: requiredTexts }),
  invited_on: optionalDay(),
  started_on: optionalDay(),
  finished_on: optionalDay(),
  reminders_sent: requiredNumber,
  accommodation: accommodation.nullable().default(null),
  accommodation_handled_on: optionalDay(),
  decided_by: string().defined().default(''),
  decided_on: optionalDay(),
  decision_reason: optionalDay(),
  profile: object({
    kind: mixed<ScoreKind>().required(),
    outcome: mixed<ScoreOutcome>().required(),
    between_people: mixed<RefusalCode>().nullable().default(null),
    order: mixed<RefusalCode>().nullable().default(null),
    made_on: requiredText,
    model_version: requiredText,
    norm_version: number().nullable().default(null),
    /** The role's blueprint. If it cannot be compared with the profile, `refused` is the reason and `metrics` is empty. */
    blueprint: object({
      id: id(),
      name: requiredText,
      refused: mixed<RefusalCode>().nullable().default(null),
      metrics: objectsOf({
        metric: mixed<Metric>().required(),
        low: requiredNumber,
        high: requiredNumber,
        importance: mixed<Importance>().required(),
        fit: mixed<Fit>().required(),
      }),
    })
      .nullable()
      .default(null),
    metrics: objectsOf({ metric: mixed<Metric>().required(), word: mixed<DifferenceWord>().required() }),
  })
    .nullable()
    .default(null),
  /** Answers to custom questions; `rating`, `choice`, `choices` and `text` are null for a skipped question. */
  own_answers: objectsOf({
    question: requiredText,
    kind: mixed<SupplementalKind>().oneOf(supplementalKinds).required(),
    low: anyText,
    high: anyText,
    points: numberOrNull,
    rating: numberOrNull,
    choice: textOrNull,
    text: textOrNull,
    /** For a multiple choice only: the chosen options; empty if none applies. */
    choices: array(requiredText).nullable().optional(),
  }),
  next: listOf(mixed<DecisionMade>()),
  /** Every stage in order. A move that was undone stays and doesn't count as a stage reached. */
  history: objectsOf({
    id: id(),
    stage: requiredText,
    moved_on: requiredText,
    moved_by: string().defined().default(''),
    reason: string().nullable().default(null),
    undone_on: optionalDay(),
    undone_by: string().defined().default(''),
  }),
  /** The criteria of the role's blueprint, in no order; null without a blueprint. */
  blueprint: object({
    name: requiredText,
    ranges: objectsOf({
      metric: mixed<Metric>().required(),
      low: requiredNumber,
      high: requiredNumber,
      importance: mixed<Importance>().required(),
    }),
  })
    .nullable()
    .default(null),
  /** Notes of interviewers, oldest first; `metric` is null for a general note. */
  notes: objectsOf({
    id: id(),
    metric: mixed<Metric>().nullable().default(null),
    text: requiredText,
    written_on: requiredText,
    written_by: string().defined().default(''),
    is_own: requiredFlag,
  }),
});
export type ApplicantDetails = InferType<typeof applicantDetails>;
