import { Refusal } from '../refusal.ts';
import type { SupplementalForm } from './supplemental.ts';

/** Characters of an answer in one's own words. */
export const longestSupplementalText = 1000;

/** What somebody said to a supplemental question; of the three, only that of its kind is set. */
export interface EnteredAnswer {
  /** 1 to the number of steps of the scale. */
  readonly rating: number | null;
  /** The id of an option. */
  readonly choice: number | null;
  readonly text: string | null;
}

/** One answer in a finished form. `question_id` names the version that was asked, as with the blocks. */
export interface SupplementalAnswer extends EnteredAnswer {
  readonly question_id: number;
}

/** Left out by the respondent. */
export const emptyAnswer: EnteredAnswer = { rating: null, choice: null, text: null };

export const isEmptyAnswer = ({ rating, choice, text }: EnteredAnswer): boolean =>
  rating === null && choice === null && text === null;

/** Whether two answers say the same, so that the second is a repetition of the first. */
export const isSameAnswer = (one: EnteredAnswer, other: EnteredAnswer): boolean =>
  one.rating === other.rating && one.choice === other.choice && one.text === other.text;

/**
 * The answer as it is kept: text trimmed, and nothing of another kind than the question's. Throws `answer_unfit` (422)
 * for a step or an option that the question does not have, for a text that is too long, and for nothing said where
 * the question has to be answered.
 */
export function normalizeAnswer(
  form: SupplementalForm,
  said: EnteredAnswer,
  isRequired: boolean,
): EnteredAnswer {
  const settled = ofKind(form, said);
  if (settled === null || (isRequired && isEmptyAnswer(settled))) throw new Refusal('answer_unfit');
  return settled;
}

function ofKind({ kind, points, options }: SupplementalForm, said: EnteredAnswer): EnteredAnswer | null {
  const text = said.text === null ? null : written(said.text);
  const { rating, choice } = said;
  if (kind === 'text') {
    const fits = rating === null && choice === null && (text?.length ?? 0) <= longestSupplementalText;
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

/** Without control characters and halves of characters, which nobody types and which would make a form longer than any box. */
const written = (text: string): string => text.replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '').trim();

/** The most bytes that the answers to these questions take as JSON, in UTF-8. */
export function mostBytes(forms: readonly Pick<SupplementalForm, 'kind'>[]): number {
  return forms.reduce(
    (sum, { kind }) =>
      sum + bytesOfAnswer + (kind === 'text' ? longestSupplementalText * bytesOfCharacter : 0),
    0,
  );
}

/** The names of the fields, and numbers of as many digits as the database has. */
const bytesOfAnswer = 96;
const bytesOfCharacter = 3;
