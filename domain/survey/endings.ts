import type { AssessmentKind } from './kinds.ts';

/** Every way in which a respondent's visit ends. */
export const endings = [
  'allAnswered',
  'doneForToday',
  'surveyFinished',
  'campaignClosed',
  'selfThanks',
  'completed',
  'nothingOpen',
  'declined',
  'withdrawn',
] as const;

export type Ending = (typeof endings)[number];

/** What an ending is decided from. */
export interface SurveyProgress {
  readonly kind: AssessmentKind;
  readonly campaign: 'open' | 'closed';
  /** Questions of the whole survey and of today's sitting that are still unanswered. */
  readonly remaining: number;
  readonly remainingToday: number;
  /** When the last question was answered: by this very call, on an earlier visit, or not yet. */
  readonly finished: 'now' | 'earlier' | 'no';
}

/**
 * How the visit ends, or null while there is something to answer. What a person finished earlier stays
 * finished whatever became of the campaign (SURV-16 to SURV-21).
 */
export function endingOf({
  kind,
  campaign,
  remaining,
  remainingToday,
  finished,
}: SurveyProgress): Ending | null {
  if (finished === 'earlier') return 'surveyFinished';
  if (finished === 'now') return thanksOf(kind);
  if (campaign === 'closed') return 'campaignClosed';
  if (remaining === 0) return thanksOf(kind);
  return remainingToday === 0 ? 'doneForToday' : null;
}

function thanksOf(kind: AssessmentKind): Ending {
  if (kind === 'm') return 'allAnswered';
  return kind === 's' ? 'selfThanks' : 'completed';
}

/** Feedback is asked after all questions answered, thank-you and completion, never of a closed door. */
export function asksFeedback(ending: Ending): boolean {
  return ending === 'allAnswered' || ending === 'selfThanks' || ending === 'completed';
}

/** The feedback's rating runs from 1 to this many. */
export const highestRating = 5;
/** Characters of the feedback's improvement text. */
export const longestImprovement = 2000;
