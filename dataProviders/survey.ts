import type { BodyOf, ResponseOf } from '../contract/call.ts';
import type { surveyCalls } from '../contract/v2/survey.ts';
import type { AssessmentKind } from '../domain/survey/assessmentKinds.ts';
import { browserTimeZone } from './browserTimeZone.ts';
import { HttpError } from './errors.ts';
import { request } from './http.ts';

type Calls = typeof surveyCalls;

/** How a respondent opened the survey: with an invitation code, or signed in. The kind is the last path segment. */
export interface SurveyEntry {
  readonly code: string | null;
  readonly kind: AssessmentKind | null;
}

/** The open survey, with the `device_key` that `openSurvey` returned. */
export interface OpenedEntry extends SurveyEntry {
  readonly device_key: string | null;
}

export type OpenedSurvey = ResponseOf<Calls['open']>;
export type SurveyQuestion = OpenedSurvey['questions'][number];
export type Receipt = NonNullable<OpenedSurvey['receipt']>;
export type SavedAnswer = ResponseOf<Calls['answer']>;
export type AnswerBody = Omit<BodyOf<Calls['answer']>, EntryField>;
export type SupplementalQuestion = OpenedSurvey['supplementals'][number];
export type SupplementalBody = Omit<BodyOf<Calls['supplemental']>, EntryField>;
export type AccommodationRequest = NonNullable<BodyOf<Calls['consent']>['accommodation']>;
export type FeedbackBody = Omit<BodyOf<Calls['feedback']>, EntryField>;

/** The fields that identify the respondent; the time zone is added when a request is sent. */
type EntryField = keyof OpenedEntry | 'time_zone';

const timeoutMs = 20_000;

/** The required members of each response: a proxy or a Wi-Fi sign-in page can return 200 with other content. */
const requiredMembers = {
  open: ['device_key', 'ending', 'progress', 'sitting', 'questions', 'supplementals', 'started'],
  begin: ['started'],
  answer: ['answered', 'remaining', 'ending'],
  supplemental: ['answered', 'remaining', 'ending'],
  consent: ['consented'],
  decline: ['ending'],
  feedback: ['ending'],
} as const satisfies { [K in keyof Calls]: readonly (keyof ResponseOf<Calls[K]>)[] };

/**
 * Sends a survey request. Only types of the contract are imported, so that the respondent's page loads no validation
 * library. A hanging request times out, so that it does not block the answers behind it.
 */
async function post<K extends keyof Calls>(call: K, body: BodyOf<Calls[K]>): Promise<ResponseOf<Calls[K]>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = { ...body, time_zone: browserTimeZone() };
  const response = await request('main', 'POST', `/v2/survey/${call}`, sent, { signal });
  if (!isExpectedResponse(call, response.body)) throw new HttpError(response.status, null);
  return response.body;
}

function isExpectedResponse<K extends keyof Calls>(call: K, body: unknown): body is ResponseOf<Calls[K]> {
  return typeof body === 'object' && body !== null && requiredMembers[call].every((member) => member in body);
}

/**
 * Opens the survey with its unanswered questions. All functions in this file throw `HttpError` for refusals and for responses that are not
 * from the server, and the error of `fetch` without a network.
 */
export const openSurvey = (entry: SurveyEntry): Promise<OpenedSurvey> => post('open', { ...entry });

export const beginSurvey = (inside: OpenedEntry, keepCopy: boolean): Promise<ResponseOf<Calls['begin']>> =>
  post('begin', { ...inside, keep_copy: keepCopy });

export const saveAnswer = (inside: OpenedEntry, answer: AnswerBody): Promise<SavedAnswer> =>
  post('answer', { ...inside, ...answer });

export const saveSupplemental = (inside: OpenedEntry, answer: SupplementalBody): Promise<SavedAnswer> =>
  post('supplemental', { ...inside, ...answer });

export const consentToSurvey = (
  inside: OpenedEntry,
  help: AccommodationRequest | null,
): Promise<ResponseOf<Calls['consent']>> => post('consent', { ...inside, accommodation: help });

export const declineSurvey = (inside: OpenedEntry, reason: string): Promise<ResponseOf<Calls['decline']>> =>
  post('decline', { ...inside, reason });

export const sendFeedback = (
  inside: OpenedEntry,
  feedback: FeedbackBody,
): Promise<ResponseOf<Calls['feedback']>> => post('feedback', { ...inside, ...feedback });
