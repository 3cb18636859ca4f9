import { array, boolean, type InferType, mixed, number, object } from 'yup';
import { campaignKinds } from '../../domain/questions/campaignKinds.ts';
import { supplementalKinds } from '../../domain/questions/supplementalKinds.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { changeCall, readCall } from '../call.ts';
import {
  editedVersion,
  editedVersionNumber,
  id,
  listOf,
  messageResponse,
  objectsOf,
  optionalId,
} from '../sharedShapes.ts';
import { requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';
import { confirmedParts, translation, translationLocale, wordingParts, wordingText } from './questions.ts';

const kind = () =>
  mixed<(typeof supplementalKinds)[number]>().oneOf(supplementalKinds, 'choice').required('required');
const campaignKindsSchema = () =>
  array(mixed<(typeof campaignKinds)[number]>().oneOf(campaignKinds, 'choice').required('choice'))
    .typeError('choice')
    .max(campaignKinds.length, 'tooMany')
    .required('required');

/** The content of a custom question, see `domain/questions/supplementalForm.ts`. */
const form = object({
  kind: kind(),
  text: wordingText(),
  low: wordingText(),
  high: wordingText(),
  points: number().typeError('number').min(0, 'tooSmall').max(100, 'tooLarge').nullable().default(null),
  options: array(object({ id: optionalId(), text: wordingText() }).required())
    .default(() => [])
    .max(50, 'tooLong'),
});

const settings = {
  required: boolean().default(false),
  campaign_kinds: campaignKindsSchema(),
  active: boolean().default(true),
  shared: boolean().default(false),
};

const supplemental = object({
  id: id(),
  ...settings,
  place: requiredNumber,
  version: requiredNumber,
  updated_at: requiredText,
  /** Whether the caller may offer the question to all accounts. */
  may_share: requiredFlag,
  /** All versions of the question, newest first. */
  versions: objectsOf({
    version: requiredNumber,
    form: form.required(),
    written_at: requiredText,
    written_by: textOrNull,
  }),
  translations: listOf(translation),
});
export type SupplementalQuestionDetails = InferType<typeof supplemental>;

const offered = object({
  id: id(),
  form: form.required(),
  required: requiredFlag,
  campaign_kinds: campaignKindsSchema(),
  languages: listOf(mixed<(typeof supportedLocales)[number]>().oneOf(supportedLocales)),
  /** Whether the account already has a copy. */
  taken: requiredFlag,
  /** Whether the question belongs to the current account. */
  own: requiredFlag,
});
export type OfferedQuestion = InferType<typeof offered>;

/** Custom questions of an account, and questions that the platform offers to all accounts. */
export const supplementalCalls = {
  read: readCall('local_admin', '/v2/supplemental_questions/question', {
    summary: 'A custom question with its versions and translations.',
    body: object({ id: id() }),
    response: object({ question: supplemental.required() }),
  }),
  save: changeCall('local_admin', '/v2/supplemental_questions/save', {
    summary: 'Creates a question or its next version; changed settings alone create no version.',
    body: object({
      id: optionalId(),
      updated_at: editedVersion(),
      form: form.required('required'),
      ...settings,
      place: number().integer('wholeNumber').min(1, 'tooSmall').max(999, 'tooLarge').nullable().default(null),
      keeps_meaning: boolean().default(false),
    }),
    response: messageResponse.shape({ id: id() }),
  }),
  translate: changeCall('local_admin', '/v2/supplemental_questions/translate', {
    summary: 'Saves a complete or partial translation of a custom question; an empty one deletes it.',
    body: object({
      id: id(),
      version: editedVersionNumber().required('required'),
      locale: translationLocale(),
      words: wordingParts(),
      still_right: confirmedParts(),
      written_at: editedVersion(),
    }),
  }),
  offered: readCall('local_admin', '/v2/supplemental_questions/offered', {
    summary: 'Questions offered to all accounts by the platform.',
    body: object({}),
    response: object({ questions: listOf(offered), may_share: requiredFlag }),
  }),
  take: changeCall('local_admin', '/v2/supplemental_questions/take', {
    summary: 'Copies an offered question and its translations into the account.',
    body: object({ id: id() }),
    response: messageResponse.shape({ id: id() }),
  }),
} as const;
