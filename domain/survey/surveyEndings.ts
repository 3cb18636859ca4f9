import type { AssessmentKind } from './assessmentKinds.ts';

/** Every way in which a respondent's visit can end. */
export const surveyEndings = [
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

export type SurveyEnding = (typeof surveyEndings)[number];

/** The state of a survey that determines the ending. */
export interface SurveyProgress {
  readonly kind: AssessmentKind;
  readonly campaign: 'open' | 'closed';
  /** Unanswered questions of the whole survey and of today's session. */
  readonly remaining: number;
  readonly remainingToday: number;
  /** When the last question was answered: in this call, on an earlier visit, or not yet. */
  readonly finished: 'now' | 'earlier' | 'no';
}

/**
 * Returns how the visit ends; null while there are questions to answer. A survey that was finished on an earlier visit
 * stays finished, regardless of the campaign's current state (SURV-16 to SURV-21).
 */
export function surveyEndingOf({
  kind,
  campaign,
  remaining,
  remainingToday,
  finished,
}: SurveyProgress): SurveyEnding | null {
  if (finished === 'earlier') return 'surveyFinished';
  if (finished === 'now') return thanksOf(kind);
  if (campaign === 'closed') return 'campaignClosed';
  if (remaining === 0) return thanksOf(kind);
  return remainingToday === 0 ? 'doneForToday' : null;
}

function thanksOf(kind: AssessmentKind): SurveyEnding {
  if (kind === 'm') return 'allAnswered';
  return kind === 's' ? 'selfThanks' : 'completed';
}

/** Whether feedback is requested: only after the last answer of a survey. */
export function requestsFeedback(ending: SurveyEnding): boolean {
  return ending === 'allAnswered' || ending === 'selfThanks' || ending === 'completed';
}

/** Highest feedback rating; ratings start at 1. */
export const maxFeedbackRating = 5;
/** Maximum length of the feedback's improvement text in characters. */
export const maxFeedbackTextLength = 2000;
