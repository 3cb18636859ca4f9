import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { type Cut, cuts } from '../../domain/campaigns/cuts.ts';
import { maxOptions, maxPoints } from '../../domain/questions/answerKinds.ts';
import { maxSupplementalTextLength } from '../../domain/questions/supplementalAnswer.ts';
import { type SupplementalKind, supplementalKinds } from '../../domain/questions/supplementalKinds.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { type AnswerPromise, answerPromises } from '../../domain/survey/answerPromise.ts';
import { type AssessmentKind, assessmentKinds } from '../../domain/survey/assessmentKinds.ts';
import { type AudienceChoice, audienceChoices } from '../../domain/survey/invitedAudience.ts';
import { maxDeclineReasonLength } from '../../domain/survey/maxDeclineReasonLength.ts';
import { optionsPerQuestion } from '../../domain/survey/optionRanking.ts';
import {
  maxFeedbackRating,
  maxFeedbackTextLength,
  type SurveyEnding,
  surveyEndings,
} from '../../domain/survey/surveyEndings.ts';
import { maxMeasuredSeconds } from '../../domain/survey/timeLeft.ts';
import { maxInteger } from '../../resources/numberSchema.ts';
import { trimmedText } from '../../resources/textSchemas.ts';
import { browserTimeZone } from '../browserTimeZone.ts';
import { changeCall, readCall } from '../call.ts';
import { id, listOf, objectsOf, uuid } from '../sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';
import { shownBranding } from './branding.ts';
import { releaseCertificate } from './releaseCertificate.ts';

const kind = () => mixed<AssessmentKind>().oneOf(assessmentKinds, 'choice');
const ending = () => mixed<SurveyEnding>().oneOf(surveyEndings).nullable().defined();
const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/);

/**
 * Identifies the respondent: an invitation code, or null for the signed-in person. `kind` is the last segment of the path. `time_zone` is
 * the IANA name of the browser's time zone, used for a person whose profile has none; unknown names are ignored, and none is stored.
 */
const surveyEntry = object({
  code: string().max(200, 'tooLong').nullable().defined('required'),
  kind: kind().nullable().defined('required'),
  time_zone: browserTimeZone(),
});

/**
 * Identifies the participation once the survey is open. A signed-in person may have several: `device_key`, as returned by `open`, names the
 * displayed one. Without it, the participation to continue with is used.
 */
const participationEntry = surveyEntry.shape({
  device_key: string().max(100, 'tooLong').nullable().optional(),
});

/**
 * The privacy notice shown before the survey starts. The last five fields apply to the personal metrics only: how answers are shown, who
 * receives the results first, whether that happens when the campaign closes or when an administrator releases them, for how many days after the decision
 * an application is stored, and whether custom questions are asked.
 * `kept_until` is null if no date is known.
 */
export const privacyNoticeResponse = object({
  k: requiredNumber,
  cuts: listOf(mixed<Cut>().oneOf(cuts)),
  kept_until: day().nullable().defined(),
  certificate: releaseCertificate.nullable().defined(),
  /** The number of invited people, and how they were chosen; for the culture benchmark only. */
  invited: number().optional(),
  invited_as: mixed<AudienceChoice>().oneOf(audienceChoices).optional(),
  /** Who made letters with personal codes for this person, and when; omitted if no one did. The culture benchmark only. */
  letters: objectsOf({ made_by: textOrNull, made_on: day().required() }).optional().default(undefined),
  own_copy_possible: requiredFlag,
  promise: mixed<AnswerPromise>().oneOf(answerPromises).optional(),
  seen_by: mixed<'self' | 'coach' | 'admin'>().oneOf(['self', 'coach', 'admin']).optional(),
  release: mixed<'by_hand' | 'at_close'>().oneOf(['by_hand', 'at_close']).optional(),
  kept_days: number().optional(),
  own_questions: boolean().optional(),
});
export type PrivacyNoticeResponse = InferType<typeof privacyNoticeResponse>;

export const surveyQuestion = object({
  question_id: requiredNumber,
  /** Language of the texts: the respondent's if the question is translated, otherwise English. */
  lang: string().default('en'),
  text: requiredText,
  options: array(object({ option_id: requiredText, text: requiredText }).required())
    .length(optionsPerQuestion)
    .required(),
});

/** A custom question, asked after the assessment's questions: a scale, options or free text. */
export const surveySupplemental = object({
  supplemental_id: requiredNumber,
  lang: string().default('en'),
  kind: mixed<SupplementalKind>().oneOf(supplementalKinds).required(),
  text: requiredText,
  /** Labels of the two ends of a scale; empty for other kinds. */
  low: anyText,
  high: anyText,
  /** Number of steps of a rating or agreement scale; null for other kinds. An eNPS scale has the steps 0 to 10. */
  points: numberOrNull,
  options: objectsOf({ option_id: requiredNumber, text: requiredText }),
  /** Whether an answer is required. */
  required: requiredFlag,
});

const progress = object({ answered: requiredNumber, total: requiredNumber });

/**
 * The survey as the respondent sees it. `device_key` identifies the participation on this device only, so that unsent answers on a shared
 * device are never sent in another person's session; it grants no access. `questions` are the remaining questions of this session;
 * questions and options are in this respondent's own order. `minutes_left` is the time for these questions. Texts can contain
 * `{targetFirstName}`. `device_key`, `campaign` and `receipt` are null only with the ending `noOpenSurvey`.
 */
export const openedSurveyResponse = object({
  device_key: textOrNull,
  ending: ending(),
  kind: kind().required(),
  campaign: object({
    name: requiredText,
    company: requiredText,
    closes_on: day().nullable().defined(),
    message: textOrNull,
    /** The logo and the accent color of the company; omitted if it has neither. */
    branding: shownBranding.optional().default(undefined),
  })
    .nullable()
    .defined(),
  target_first_name: textOrNull,
  receipt: privacyNoticeResponse.nullable().defined(),
  progress: progress.shape({ minutes_left: requiredNumber }).required(),
  sitting: progress.required(),
  questions: listOf(surveyQuestion),
  /** Asked after the last question, in this order; empty unless this is the last session. */
  supplementals: listOf(surveySupplemental),
  feedback: mixed<'open' | 'given' | 'none'>().oneOf(['open', 'given', 'none']).required(),
  started: requiredFlag,
  /** Whether a personal code opened this form, or a form that was submitted instead of it; omitted for others. */
  personal_code: mixed<'this_form' | 'other_form'>().oneOf(['this_form', 'other_form']).optional(),
  /** The announced duration of a short survey, in minutes; omitted for others. */
  announced_minutes: object({ from: requiredNumber, to: requiredNumber }).optional().default(undefined),
  /** Whether the rater can decline, which is possible only before the first answer. */
  may_decline: boolean().optional(),
  /** For applicants only: whether consent was given and an accommodation requested, and the available languages. */
  applying: object({
    consented: requiredFlag,
    accommodation_asked: requiredFlag,
    languages: requiredTexts,
  })
    .default(undefined)
    .optional(),
  signed_in: requiredFlag,
  locale: requiredText,
});

export const surveyCalls = {
  open: readCall('link', '/v2/survey/open', {
    summary:
      'Returns the remaining questions and the privacy notice: who sees which results, the minimum group size and the deadline.',
    body: surveyEntry,
    response: openedSurveyResponse,
  }),
  begin: changeCall('link', '/v2/survey/begin', {
    summary:
      'Completes the introduction and records whether the respondent wants a private copy of their results.',
    body: participationEntry.shape({ keep_copy: boolean().required('required') }),
    response: object({ started: requiredFlag }),
  }),
  answer: changeCall('link', '/v2/survey/answer', {
    summary:
      'Saves the ranking of one question. Repeating a request is safe; a different ranking is refused.',
    body: participationEntry.shape({
      question_id: id(),
      ordering: array(string().max(100, 'tooLong').required('required'))
        .length(optionsPerQuestion, 'rankAll')
        .required('required'),
      answer_key: uuid('unreadable').required('required'),
      /** For the personal metrics only: time taken for the answer. Reduced to a quality flag when the form is submitted. */
      seconds: number().min(0, 'tooSmall').max(maxMeasuredSeconds, 'tooLarge').optional(),
    }),
    response: object({ answered: requiredNumber, remaining: requiredNumber, ending: ending() }),
  }),
  supplemental: changeCall('link', '/v2/survey/supplemental', {
    summary:
      'Saves the answer to a custom question of the account; an empty answer means skipped. Repeating a request is safe.',
    body: participationEntry.shape({
      supplemental_id: id(),
      rating: number()
        .integer('wholeNumber')
        .min(0, 'tooSmall')
        .max(maxPoints, 'tooLarge')
        .nullable()
        .defined('required'),
      choice: number()
        .integer('wholeNumber')
        .min(0, 'tooSmall')
        .max(maxInteger, 'tooLarge')
        .nullable()
        .defined('required'),
      text: string().max(maxSupplementalTextLength, 'tooLong').nullable().defined('required'),
      /** The chosen options of a multiple choice; an empty list states that none applies, and null or nothing skips the question. */
      choices: array(
        number().integer('wholeNumber').min(0, 'tooSmall').max(maxInteger, 'tooLarge').required('required'),
      )
        .max(maxOptions, 'tooMany')
        .nullable()
        .optional(),
      answer_key: uuid('unreadable').required('required'),
    }),
    response: object({ answered: requiredNumber, remaining: requiredNumber, ending: ending() }),
  }),
  consent: changeCall('link', '/v2/survey/consent', {
    summary:
      "Records an applicant's consent to the notice and requested accommodations, before the first question.",
    body: participationEntry.shape({
      accommodation: object({
        more_time: boolean().required('required'),
        reader: boolean().required('required'),
        locale: mixed<(typeof supportedLocales)[number]>()
          .oneOf(supportedLocales, 'choice')
          .nullable()
          .defined('required'),
        note: trimmedText().max(maxDeclineReasonLength, 'tooLong').nullable().defined('required'),
      })
        .nullable()
        .defined('required'),
    }),
    response: object({ consented: requiredFlag }),
  }),
  decline: changeCall('link', '/v2/survey/decline', {
    summary: 'Declines a rating that has no answers yet, with a reason.',
    body: participationEntry.shape({
      reason: trimmedText().max(maxDeclineReasonLength, 'tooLong').required('required'),
    }),
    response: object({ ending: ending() }),
  }),
  feedback: changeCall('link', '/v2/survey/feedback', {
    summary: 'Submits feedback on the survey: a rating and suggestions, stored without answers or person.',
    body: participationEntry.shape({
      rating: number()
        .integer('wholeNumber')
        .min(1, 'tooSmall')
        .max(maxFeedbackRating, 'tooLarge')
        .required('required'),
      improvement: trimmedText().max(maxFeedbackTextLength, 'tooLong').nullable().defined('required'),
    }),
    response: object({ ending: ending() }),
  }),
} as const;
