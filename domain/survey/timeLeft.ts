import type { SurveyLength } from '../campaigns/surveyLength.ts';

/** Duration of a whole survey, in minutes (SURV-04, CONST-28). */
export const surveyMinutes = { from: 15, to: 20 } as const;

export interface MinutesRange {
  readonly from: number;
  readonly to: number;
}

/** The number of questions of a whole culture benchmark. */
const benchmarkQuestions = 48;

/** Duration of a benchmark campaign with fewer questions than the whole benchmark, in minutes. */
function minutesForQuestions(questions: number): MinutesRange {
  const share = questions / benchmarkQuestions;
  const minutesOf = (whole: number) => Math.max(1, Math.round(share * whole));
  return { from: minutesOf(surveyMinutes.from), to: minutesOf(surveyMinutes.to) };
}

/** What a respondent of a benchmark campaign gets: one question of each linked element, or all questions. */
interface AskedForm {
  readonly question_ids: readonly number[];
  readonly supplemental_ids: readonly number[];
  readonly links: readonly unknown[] | null;
}

/** Announced duration of a benchmark campaign, in minutes. Only shorter ones depend on the number of questions. */
export function announcedMinutes(
  length: SurveyLength,
  { question_ids, supplemental_ids, links }: AskedForm,
): MinutesRange {
  return announcedMinutesFor(length, (links ?? question_ids).length + supplemental_ids.length);
}

/** The announced duration of a survey for a number of questions. */
export const announcedMinutesFor = (length: SurveyLength, questions: number): MinutesRange =>
  length === 'full' ? surveyMinutes : minutesForQuestions(questions);

/**
 * Assumed median of the seconds per question. Source: the middle of the announced duration, 17.5 minutes, for the 48 questions of the culture
 * benchmark. It cannot be measured across respondents, because answers are stored without times (R18).
 */
export const medianSecondsPerQuestion = 22;

/**
 * Minimum seconds per question in an estimate. A question and its four statements have about 60 words, and no one reads them in less time
 * (450 words per minute). Whoever answers faster has not started to read yet.
 */
export const minSecondsPerQuestion = 8;

/** Maximum seconds per question in an estimate, four times the median. Whoever takes longer was away. */
const maxSecondsPerQuestion = 88;

/** Maximum seconds sent for a question; longer times mean that the respondent was away. */
export const maxMeasuredSeconds = 3_600;

/** The assumed median counts as much as this many of a person's own questions. */
const medianWeight = 5;

/**
 * Seconds per question for the estimated time left: the median of a person's measured `seconds`, blended with the assumed median, which
 * counts like five questions. They are measured on the device. Only those of the personal metrics are sent to the server, which deletes them
 * when the form is submitted.
 */
export function estimateSecondsPerQuestion(seconds: readonly number[]): number {
  const own = medianOf(seconds.map(limitSeconds));
  const count = seconds.length;
  return (count * own + medianWeight * medianSecondsPerQuestion) / (count + medianWeight);
}

const limitSeconds = (seconds: number): number =>
  Math.min(Math.max(seconds, minSecondsPerQuestion), maxSecondsPerQuestion);

/** Returns the median, or the assumed median for an empty list. */
function medianOf(seconds: readonly number[]): number {
  const sorted = seconds.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? medianSecondsPerQuestion : (lower + upper) / 2;
}

/** Whole minutes for a number of questions, rounded; at least 1 while any are left, otherwise 0. */
export function minutesLeft(questions: number, secondsPerQuestion: number): number {
  return questions === 0 ? 0 : Math.max(1, Math.round((questions * secondsPerQuestion) / 60));
}
