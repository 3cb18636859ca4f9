import type { AnswerOf, BodyOf } from '../contract/call.ts';
import type { surveyCalls } from '../contract/v2/survey.ts';
import type { AssessmentKind } from '../domain/survey/assessmentKinds.ts';
import { HttpError } from './errors.ts';
import { request } from './http.ts';

type Calls = typeof surveyCalls;

/** How a respondent came in: with the code of an invitation, or signed in; the kind is the path's last segment. */
export interface Entry {
  readonly code: string | null;
  readonly kind: AssessmentKind | null;
}

/** The survey on the screen: `device_key` as `openSurvey` answered it. */
export interface Inside extends Entry {
  readonly device_key: string | null;
}

export type Opened = AnswerOf<Calls['open']>;
export type SurveyQuestion = Opened['questions'][number];
export type Receipt = NonNullable<Opened['receipt']>;
export type Saved = AnswerOf<Calls['answer']>;
export type AnswerBody = Omit<BodyOf<Calls['answer']>, keyof Inside>;
export type SupplementalQuestion = Opened['supplementals'][number];
export type SupplementalBody = Omit<BodyOf<Calls['supplemental']>, keyof Inside>;
export type Help = NonNullable<BodyOf<Calls['consent']>['accommodation']>;
export type FeedbackBody = Omit<BodyOf<Calls['feedback']>, keyof Inside>;

const patience = 20_000;

/** What each answer must have: a proxy, or the sign-in page of a Wi-Fi, replies 200 with something of its own. */
const members = {
  open: ['device_key', 'ending', 'progress', 'sitting', 'questions', 'supplementals', 'started'],
  begin: ['started'],
  answer: ['answered', 'remaining', 'ending'],
  supplemental: ['answered', 'remaining', 'ending'],
  consent: ['consented'],
  decline: ['ending'],
  feedback: ['ending'],
} as const satisfies { [K in keyof Calls]: readonly (keyof AnswerOf<Calls[K]>)[] };

/**
 * The contract comes in as types only: the respondent's page carries no validation library. A call that hangs is
 * given up, so that one dead connection does not hold up the answers behind it.
 */
async function post<K extends keyof Calls>(call: K, body: BodyOf<Calls[K]>): Promise<AnswerOf<Calls[K]>> {
  const signal = AbortSignal.timeout(patience);
  const answer = await request('main', 'POST', `/v2/survey/${call}`, body, { signal });
  if (!isOurs(call, answer.body)) throw new HttpError(answer.status, null);
  return answer.body;
}

function isOurs<K extends keyof Calls>(call: K, body: unknown): body is AnswerOf<Calls[K]> {
  return typeof body === 'object' && body !== null && members[call].every((member) => member in body);
}

/**
 * What is left to answer. All of these throw `HttpError` for a refusal and for a reply that is not ours, and what
 * `fetch` throws without a network.
 */
export const openSurvey = (entry: Entry): Promise<Opened> => post('open', { ...entry });

export const beginSurvey = (inside: Inside, keepCopy: boolean): Promise<AnswerOf<Calls['begin']>> =>
  post('begin', { ...inside, keep_copy: keepCopy });

export const saveAnswer = (inside: Inside, answer: AnswerBody): Promise<Saved> =>
  post('answer', { ...inside, ...answer });

export const saveSupplemental = (inside: Inside, answer: SupplementalBody): Promise<Saved> =>
  post('supplemental', { ...inside, ...answer });

export const consentToSurvey = (inside: Inside, help: Help | null): Promise<AnswerOf<Calls['consent']>> =>
  post('consent', { ...inside, accommodation: help });

export const declineSurvey = (inside: Inside, reason: string): Promise<AnswerOf<Calls['decline']>> =>
  post('decline', { ...inside, reason });

export const sendFeedback = (inside: Inside, feedback: FeedbackBody): Promise<AnswerOf<Calls['feedback']>> =>
  post('feedback', { ...inside, ...feedback });
