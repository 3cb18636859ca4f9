import type { FieldProblem } from '../refusal.ts';
import {
  hasOptions,
  isScale,
  likertPoints,
  maxOptions,
  maxPoints,
  minOptions,
  minPoints,
} from './answerKinds.ts';
import type { CampaignKind } from './campaignKinds.ts';
import type { SupplementalKind } from './supplementalKinds.ts';
import type { Wording } from './wording.ts';
import { statementPartName, wordingProblems } from './wordingProblems.ts';

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
  /** Number of scale steps; null for an eNPS scale, which always has eleven. */
  readonly points: number | null;
  readonly options: readonly SupplementalOption[];
}

/**
 * Returns the form with only the fields of its kind, trimmed texts, and an id for every option: existing options keep
 * theirs, so that answers and translations stay assigned; new ones get the next ids after `highest`, the highest ever
 * used.
 */
export function normalizeForm(
  form: SupplementalQuestionContent,
  highest: number,
): SupplementalQuestionContent {
  const hasEnds = isScale(form.kind);
  let next = Math.max(highest, ...form.options.map(({ id }) => id ?? 0));
  return {
    kind: form.kind,
    text: form.text.trim(),
    low: hasEnds ? form.low.trim() : '',
    high: hasEnds ? form.high.trim() : '',
    points: hasEnds && form.kind !== 'enps' ? form.points : null,
    options: hasOptions(form.kind)
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
    ...(isScale(kind) ? ends : []),
    ...options.map((option) => ({ part: statementPartName(option.id ?? 0), text: option.text })),
  ];
}

/** Problems of a normalized form: its texts, its number of scale steps, and 2 to 12 distinct options. */
export function supplementalProblems(form: SupplementalQuestionContent): readonly FieldProblem[] {
  return [
    ...wordingProblems(supplementalWording(form)),
    ...pointsProblems(form),
    ...(hasOptions(form.kind) ? optionsProblems(form.options) : []),
  ];
}

/** An agreement scale has 5 or 7 steps, and a rating from 2 to 11. */
function pointsProblems({ kind, points }: SupplementalQuestionContent): readonly FieldProblem[] {
  const problem = (what: string, params?: FieldProblem['params']): readonly FieldProblem[] => [
    { field: 'points', problem: what, ...(params && { params }) },
  ];
  if (!isScale(kind) || kind === 'enps') return [];
  if (points === null) return problem('required');
  if (!Number.isInteger(points)) return problem('wholeNumber');
  if (kind === 'likert') return likertPoints.includes(points) ? [] : problem('likertPoints');
  if (points < minPoints) return problem('tooSmall', { min: minPoints });
  return points > maxPoints ? problem('tooLarge', { max: maxPoints }) : [];
}

function optionsProblems(options: readonly SupplementalOption[]): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const count = options.length;
  if (new Set(options.map(({ id }) => id)).size < count) {
    problems.push({ field: 'options', problem: 'saidTwice' });
  }
  if (count < minOptions) {
    problems.push({ field: 'options', problem: 'tooFewOptions', params: { min: minOptions } });
  }
  if (count > maxOptions) {
    problems.push({ field: 'options', problem: 'tooManyOptions', params: { max: maxOptions } });
  }
  return problems;
}

/** Problems of where a question is used: eNPS describes a whole company, so only the culture benchmark asks it. */
export function usageProblems(
  kind: SupplementalKind,
  usedIn: readonly CampaignKind[],
): readonly FieldProblem[] {
  return kind === 'enps' && usedIn.some((one) => one !== 'benchmark')
    ? [{ field: 'campaign_kinds', problem: 'enpsInBenchmarksOnly' }]
    : [];
}

/** Whether two normalized forms are identical, so that no new version is needed. */
export function isSameForm(one: SupplementalQuestionContent, other: SupplementalQuestionContent): boolean {
  return contentKey(one) === contentKey(other);
}

const contentKey = ({ kind, text, low, high, points, options }: SupplementalQuestionContent) =>
  JSON.stringify([kind, text, low, high, points, options.map((option) => [option.id, option.text])]);
