import { Refusal } from '../refusal.ts';
import { isScale, maxOptions, scaleSteps } from './answerKinds.ts';
import type { SupplementalQuestionContent } from './supplementalForm.ts';
import type { SupplementalKind } from './supplementalKinds.ts';

/** Maximum length of a free-text answer in characters. */
export const maxSupplementalTextLength = 1000;

/** An answer to a custom question; only the field of the question's kind is set. */
export interface SupplementalAnswerValues {
  /** The chosen step of a scale. */
  readonly rating: number | null;
  /** The id of the chosen option. */
  readonly choice: number | null;
  readonly text: string | null;
  /** The ids of the chosen options of a multiple choice; empty if the respondent stated that none applies. */
  readonly choices?: readonly number[] | null | undefined;
}

/** One answer in a finished response. `question_id` identifies the question version. */
export interface StoredSupplementalAnswer extends SupplementalAnswerValues {
  readonly question_id: number;
}

/** The answer of a respondent who skipped the question. */
export const emptyAnswer: SupplementalAnswerValues = { rating: null, choice: null, text: null };

/** Whether nothing was answered. A multiple choice of which no option applies is an answer. */
export const isEmptyAnswer = ({ rating, choice, text, choices }: SupplementalAnswerValues): boolean =>
  rating === null && choice === null && text === null && !choices;

/** Whether two normalized answers are equal. */
export const isSameAnswer = (one: SupplementalAnswerValues, other: SupplementalAnswerValues): boolean =>
  answerFields.every((field) => JSON.stringify(one[field] ?? null) === JSON.stringify(other[field] ?? null));

/**
 * Validates and normalizes an answer: text is trimmed, and fields of other kinds must be null. Throws `answer_unfit` for an unknown step or
 * option, a text that is too long, and an empty answer to a required question.
 */
export function normalizeAnswer(
  form: SupplementalQuestionContent,
  entered: SupplementalAnswerValues,
  isRequired: boolean,
): SupplementalAnswerValues {
  const normalized = normalizeByKind(form, entered);
  if (normalized === null || (isRequired && isEmptyAnswer(normalized))) throw new Refusal('answer_unfit');
  return normalized;
}

const answerFields = ['rating', 'choice', 'choices', 'text'] as const;

function answerFieldOf(kind: SupplementalKind): (typeof answerFields)[number] {
  if (isScale(kind)) return 'rating';
  return kind === 'multiple' ? 'choices' : kind;
}

function normalizeByKind(
  form: SupplementalQuestionContent,
  { rating, choice, choices, text }: SupplementalAnswerValues,
): SupplementalAnswerValues | null {
  const given = {
    rating,
    choice,
    // Sorted, so that the order of choosing is not stored.
    choices: choices ? [...new Set(choices)].sort((one, other) => one - other) : null,
    text: (text === null ? null : cleanText(text)) || null,
  };
  const own = answerFieldOf(form.kind);
  if (answerFields.some((field) => field !== own && given[field] !== null)) return null;
  if (given[own] === null) return emptyAnswer;
  return hasKnownValue(form, given) ? { ...emptyAnswer, [own]: given[own] } : null;
}

function hasKnownValue(
  form: SupplementalQuestionContent,
  { rating, choice, choices, text }: SupplementalAnswerValues,
): boolean {
  const isOption = (chosen: number) => form.options.some(({ id }) => id === chosen);
  return (
    (rating === null || scaleSteps(form).includes(rating)) &&
    (choice === null || isOption(choice)) &&
    (choices ?? []).every(isOption) &&
    (text === null || text.length <= maxSupplementalTextLength)
  );
}

/** Removes control characters and lone surrogates, which could exceed the size reserved for a response. */
const cleanText = (text: string): string => text.replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '').trim();

/** Maximum size in bytes of the answers to these questions as UTF-8 JSON. */
export function maxAnswerBytes(forms: readonly Pick<SupplementalQuestionContent, 'kind'>[]): number {
  return forms.reduce((sum, { kind }) => sum + bytesOfAnswer + additionalBytes(kind), 0);
}

function additionalBytes(kind: SupplementalKind): number {
  if (kind === 'text') return maxSupplementalTextLength * bytesOfCharacter;
  return kind === 'multiple' ? bytesOfChoices : 0;
}

/** Bytes of the field names and the largest numbers of one answer. */
const bytesOfAnswer = 96;
const bytesOfCharacter = 3;
/** Bytes of the field of a multiple choice with the largest ids of all options. */
const bytesOfChoices = 16 + maxOptions * 11;
