import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { highestKey, questionForms } from '../../domain/questions/questionBlock.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { changeCall, readCall } from '../call.ts';
import {
  editedVersion,
  editedVersionNumber,
  id,
  listOf,
  messageResponse,
  objectsOf,
} from '../sharedShapes.ts';
import { numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

const maxParts = 20;
const maxCharacters = 1_000;

/** Texts by part name; see `domain/questions/wording.ts`. */
export const wordingParts = () =>
  array(object({ part: string().required('required').max(40, 'tooLong'), text: wordingText() }).required())
    .required('required')
    .max(maxParts, 'tooLong');

/** A text that may be empty; the rules of its question limit its length further. */
export const wordingText = () => string().defined('required').default('').max(maxCharacters, 'tooLong');

export const translationLocale = () =>
  mixed<(typeof supportedLocales)[number]>()
    .oneOf(
      supportedLocales.filter((one) => one !== 'en'),
      'choice',
    )
    .required('required');

/** Parts whose translation was confirmed as still correct although the English text has changed. */
export const confirmedParts = () =>
  array(string().required('required').max(40, 'tooLong'))
    .default(() => [])
    .max(maxParts, 'tooLong');

/** A question's texts in another language, and the English texts they were translated from. */
export const translation = object({
  locale: translationLocale(),
  words: wordingParts(),
  source: wordingParts(),
  written_at: requiredText,
  written_by: textOrNull,
});
export type QuestionTranslation = InferType<typeof translation>;

const statement = object({
  id: id(),
  text: wordingText(),
  key: number().typeError('number').min(-1, 'key').max(highestKey, 'key').required('required'),
  metric: string().nullable().default(null).max(80, 'tooLong'),
});

const questionVersion = object({
  version: requiredNumber,
  active: requiredFlag,
  element_id: numberOrNull,
  text: requiredText,
  statements: listOf(statement),
  written_at: requiredText,
  /** Null for questions shipped with the product, and if the author no longer exists. */
  written_by: textOrNull,
  /** Launched campaigns of all accounts that use this version, and how many of them are open. */
  campaigns: requiredNumber,
  open_campaigns: requiredNumber,
});
export type QuestionVersionDetails = InferType<typeof questionVersion>;

const question = object({
  id: id(),
  kind: mixed<(typeof questionForms)[number]>().oneOf(questionForms).required(),
  code: requiredText,
  version: requiredNumber,
  active: requiredFlag,
  by_hand: requiredFlag,
  /** All versions of the question, newest first. */
  versions: listOf(questionVersion),
  /** Translations of the current version. */
  translations: listOf(translation),
  elements: objectsOf({ id: id(), element: requiredText, topic: requiredText }),
});
export type QuestionDetails = InferType<typeof question>;

/** Questions of the assessments. Only platform admins receive scoring keys. */
export const questionCalls = {
  read: readCall('admin', '/v2/questions/question', {
    summary: 'A question with its versions, keys and translations.',
    body: object({ id: id() }),
    response: object({ question: question.required() }),
  }),
  save: changeCall('admin', '/v2/questions/save', {
    summary: 'Saves an edited question as its next version; launched campaigns keep theirs.',
    body: object({
      id: id(),
      /** The version that was edited; the save is refused if another version is current. */
      version: editedVersionNumber().required('required'),
      element_id: id().nullable().default(null),
      text: wordingText(),
      statements: array(statement.required()).required('required').max(4, 'tooLong'),
      /** Whether only typos were corrected, so that current translations stay current. */
      keeps_meaning: boolean().default(false),
    }),
    response: messageResponse.shape({ version: requiredNumber }),
  }),
  activate: changeCall('admin', '/v2/questions/activate', {
    summary: 'Activates or retires a question for future campaigns.',
    body: object({ id: id(), active: boolean().required('required') }),
  }),
  translate: changeCall('admin', '/v2/questions/translate', {
    summary: 'Saves a complete or partial translation of the active version; an empty one deletes it.',
    body: object({
      id: id(),
      version: editedVersionNumber().required('required'),
      locale: translationLocale(),
      words: wordingParts(),
      still_right: confirmedParts(),
      /** When the edited translation was saved; null if there was none. */
      written_at: editedVersion(),
    }),
  }),
} as const;
