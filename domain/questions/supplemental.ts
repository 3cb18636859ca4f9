import type { Problem } from '../refusal.ts';
import { optionPart, wordingProblems } from './checkWording.ts';
import type { Wording } from './wording.ts';

/** `rating`: a scale with two named ends; `choice`: one of several options; `text`: in one's own words. */
export const supplementalKinds = ['rating', 'choice', 'text'] as const;
export type SupplementalKind = (typeof supplementalKinds)[number];

/** The campaigns a supplemental question can go with. */
export const campaignKinds = ['benchmark', 'survey', 'applicant'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export interface SupplementalOption {
  /** Permanent within its question; null while it is new. */
  readonly id: number | null;
  readonly text: string;
}

/** What is asked, apart from where and whether it must be answered. A new version is a new one of these. */
export interface SupplementalForm {
  readonly kind: SupplementalKind;
  readonly text: string;
  readonly low: string;
  readonly high: string;
  /** Steps of the scale. */
  readonly points: number | null;
  readonly options: readonly SupplementalOption[];
}

export const fewestPoints = 2;
export const mostPoints = 11;
export const fewestOptions = 2;
export const mostOptions = 12;

/**
 * The form with only what its kind asks for, texts trimmed, and an id for every option: options that were there
 * keep theirs, so that answers and translations stay theirs; new ones get the next after `highest` ever given.
 */
export function normalizeForm(form: SupplementalForm, highest: number): SupplementalForm {
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

/** The words of a settled form in parts, as they are translated and compared. */
export function supplementalWording({ kind, text, low, high, options }: SupplementalForm): Wording {
  const ends = [
    { part: 'low', text: low },
    { part: 'high', text: high },
  ];
  return [
    { part: 'text', text },
    ...(kind === 'rating' ? ends : []),
    ...options.map((option) => ({ part: optionPart(option.id ?? 0), text: option.text })),
  ];
}

/** What is wrong with a settled form: its words, a scale of 2 to 11 steps, 2 to 12 options of different words. */
export function supplementalProblems(form: SupplementalForm): readonly Problem[] {
  const problems: Problem[] = [...wordingProblems(supplementalWording(form))];
  if (form.kind === 'rating') {
    const { points } = form;
    if (points === null) problems.push({ field: 'points', problem: 'required' });
    else if (!Number.isInteger(points)) problems.push({ field: 'points', problem: 'wholeNumber' });
    else if (points < fewestPoints) {
      problems.push({ field: 'points', problem: 'tooSmall', params: { min: fewestPoints } });
    } else if (points > mostPoints) {
      problems.push({ field: 'points', problem: 'tooLarge', params: { max: mostPoints } });
    }
  }
  if (form.kind === 'choice') {
    const count = form.options.length;
    if (new Set(form.options.map(({ id }) => id)).size < count) {
      problems.push({ field: 'options', problem: 'saidTwice' });
    }
    if (count < fewestOptions) {
      problems.push({ field: 'options', problem: 'tooFewOptions', params: { min: fewestOptions } });
    }
    if (count > mostOptions) {
      problems.push({ field: 'options', problem: 'tooManyOptions', params: { max: mostOptions } });
    }
  }
  return problems;
}

/** Whether two settled forms ask the same, so that no new version is needed. */
export function isSameQuestion(one: SupplementalForm, other: SupplementalForm): boolean {
  return sayingOf(one) === sayingOf(other);
}

const sayingOf = ({ kind, text, low, high, points, options }: SupplementalForm) =>
  JSON.stringify([kind, text, low, high, points, options.map((option) => [option.id, option.text])]);
