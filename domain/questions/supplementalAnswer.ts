import { Refusal } from '../refusal.ts';
import type { SupplementalQuestionContent } from './supplementalForm.ts';

/** Maximum length of a free-text answer in characters. */
export const maxSupplementalTextLength = 1000;

/** An answer to a custom question; only the field of the question's kind is set. */
export interface SupplementalAnswerValues {
  /** The chosen step, from 1 to the number of scale steps. */
  readonly rating: number | null;
  /** The id of the chosen option. */
  readonly choice: number | null;
  readonly text: string | null;
}

/** One answer in a finished response. `question_id` identifies the question version. */
export interface StoredSupplementalAnswer extends SupplementalAnswerValues {
  readonly question_id: number;
}

/** The answer of a respondent who skipped the question. */
export const emptyAnswer: SupplementalAnswerValues = { rating: null, choice: null, text: null };

export const isEmptyAnswer = ({ rating, choice, text }: SupplementalAnswerValues): boolean =>
  rating === null && choice === null && text === null;

/** Whether two answers are equal. */
export const isSameAnswer = (one: SupplementalAnswerValues, other: SupplementalAnswerValues): boolean =>
  one.rating === other.rating && one.choice === other.choice && one.text === other.text;

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

function normalizeByKind(
  { kind, points, options }: SupplementalQuestionContent,
  entered: SupplementalAnswerValues,
): SupplementalAnswerValues | null {
  const text = entered.text === null ? null : cleanText(entered.text);
  const { rating, choice } = entered;
  if (kind === 'text') {
    const fits = rating === null && choice === null && (text?.length ?? 0) <= maxSupplementalTextLength;
    return fits ? { ...emptyAnswer, text: text || null } : null;
  }
  if (text) return null;
  if (kind === 'rating') {
    const fits = rating === null || (Number.isInteger(rating) && rating >= 1 && rating <= (points ?? 0));
    return fits && choice === null ? { ...emptyAnswer, rating } : null;
  }
  const fits = choice === null || options.some(({ id }) => id === choice);
  return fits && rating === null ? { ...emptyAnswer, choice } : null;
}

/** Removes control characters and lone surrogates, which could exceed the size reserved for a response. */
const cleanText = (text: string): string => text.replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '').trim();

/** Maximum size in bytes of the answers to these questions as UTF-8 JSON. */
export function maxAnswerBytes(forms: readonly Pick<SupplementalQuestionContent, 'kind'>[]): number {
  return forms.reduce(
    (sum, { kind }) =>
      sum + bytesOfAnswer + (kind === 'text' ? maxSupplementalTextLength * bytesOfCharacter : 0),
    0,
  );
}

/** Bytes of the field names and the largest numbers of one answer. */
const bytesOfAnswer = 96;
const bytesOfCharacter = 3;
