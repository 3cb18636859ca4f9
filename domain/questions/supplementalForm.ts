import type { FieldProblem } from '../refusal.ts';
import type { Wording } from './wording.ts';
import { statementPartName, wordingProblems } from './wordingProblems.ts';

/** `rating`: a scale with two labeled ends; `choice`: one of several options; `text`: free text. */
export const supplementalKinds = ['rating', 'choice', 'text'] as const;
export type SupplementalKind = (typeof supplementalKinds)[number];

/** Kinds of campaigns that can include custom questions. */
export const campaignKinds = ['benchmark', 'survey', 'applicant'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export interface SupplementalOption {
  /** Permanent within its question; null for a new option. */
  readonly id: number | null;
  readonly text: string;
}

/** The content of a custom question, regardless of where it is asked and whether it is required. Each version has its own form. */
export interface SupplementalQuestionContent {
  readonly kind: SupplementalKind;
  readonly text: string;
  readonly low: string;
  readonly high: string;
  /** Number of scale steps. */
  readonly points: number | null;
  readonly options: readonly SupplementalOption[];
}

export const minPoints = 2;
export const maxPoints = 11;
export const minOptions = 2;
export const maxOptions = 12;

/**
 * Returns the form with only the fields of its kind, trimmed texts, and an id for every option: existing options keep
 * theirs, so that answers and translations stay assigned; new ones get the next ids after `highest`, the highest ever
 * used.
 */
export function normalizeForm(
  form: SupplementalQuestionContent,
  highest: number,
): SupplementalQuestionContent {
  const isRating = form.kind === 'rating';
  let next = Math.max(highest, ...form.options.map(({ id }) => id ?? 0));
  return {
    kind: form.kind,
    text: form.text.trim(),
    low: isRating ? form.low.trim() : '',
    high: isRating ? form.high.trim() : '',
    points: isRating ? form.points : null,
    options:
      form.kind === 'choice'
        ? form.options.map(({ id, text }) => {
            if (id === null) next += 1;
            return { id: id ?? next, text: text.trim() };
          })
        : [],
  };
}

/** Returns the texts of a normalized form by part name, for translation and comparison. */
export function supplementalWording({
  kind,
  text,
  low,
  high,
  options,
}: SupplementalQuestionContent): Wording {
  const ends = [
    { part: 'low', text: low },
    { part: 'high', text: high },
  ];
  return [
    { part: 'text', text },
    ...(kind === 'rating' ? ends : []),
    ...options.map((option) => ({ part: statementPartName(option.id ?? 0), text: option.text })),
  ];
}

/** Problems of a normalized form: its texts, 2 to 11 scale steps, 2 to 12 distinct options. */
export function supplementalProblems(form: SupplementalQuestionContent): readonly FieldProblem[] {
  const problems: FieldProblem[] = [...wordingProblems(supplementalWording(form))];
  if (form.kind === 'rating') {
    const { points } = form;
    if (points === null) problems.push({ field: 'points', problem: 'required' });
    else if (!Number.isInteger(points)) problems.push({ field: 'points', problem: 'wholeNumber' });
    else if (points < minPoints) {
      problems.push({ field: 'points', problem: 'tooSmall', params: { min: minPoints } });
    } else if (points > maxPoints) {
      problems.push({ field: 'points', problem: 'tooLarge', params: { max: maxPoints } });
    }
  }
  if (form.kind === 'choice') {
    const count = form.options.length;
    if (new Set(form.options.map(({ id }) => id)).size < count) {
      problems.push({ field: 'options', problem: 'saidTwice' });
    }
    if (count < minOptions) {
      problems.push({ field: 'options', problem: 'tooFewOptions', params: { min: minOptions } });
    }
    if (count > maxOptions) {
      problems.push({ field: 'options', problem: 'tooManyOptions', params: { max: maxOptions } });
    }
  }
  return problems;
}

/** Whether two normalized forms are identical, so that no new version is needed. */
export function isSameForm(one: SupplementalQuestionContent, other: SupplementalQuestionContent): boolean {
  return contentKey(one) === contentKey(other);
}

const contentKey = ({ kind, text, low, high, points, options }: SupplementalQuestionContent) =>
  JSON.stringify([kind, text, low, high, points, options.map((option) => [option.id, option.text])]);
