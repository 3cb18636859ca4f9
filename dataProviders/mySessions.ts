import type { BodyOf } from '../contract/call.ts';
import {
  mySessionCalls as calls,
  mySessionFiles as files,
  type ListedSession,
  type SessionResponse,
} from '../contract/v2/mySessions.ts';
import { memberQuery, pageQuery } from './callQuery.ts';
import { callForMessage, callMain, downloadFile } from './http.ts';
import { keysOf } from './queryKeys.ts';

export { maxGroup } from '../contract/v2/mySessions.ts';
export type { ListedSession, SessionResponse };

type SessionQuery = BodyOf<typeof calls.list>;

const key = keysOf('my sessions');

/** Everything cached about sessions of the person. */
export const mySessionKeys = (accountId: number) => [key(accountId)];

/** The page size used by the server. */
export const sessionsPageSize = 25;

/** How often the page of a session asks for news: seats, offers and the join button. */
const refreshMs = 60_000;

/** One page of a tab. */
export const mySessionsQuery = (accountId: number, query: SessionQuery) =>
  pageQuery(key(accountId, 'list', query), calls.list, query);

export const mySessionQuery = (accountId: number, event_id: number) => ({
  ...memberQuery(key(accountId, 'one', event_id), calls.read, { event_id }, 'session'),
  refetchInterval: refreshMs,
});

/** Registers the person. Like the functions below, it returns the text to show. */
export const registerForSession = (input: BodyOf<typeof calls.register>) =>
  callForMessage(calls.register, input);

export const registerGroup = (input: BodyOf<typeof calls.registerGroup>) =>
  callForMessage(calls.registerGroup, input);

export const leaveSession = (event_id: number) => callForMessage(calls.leave, { event_id });

export const acceptSessionOffer = (event_id: number) => callForMessage(calls.acceptOffer, { event_id });

export const checkInToSession = (input: BodyOf<typeof calls.checkIn>) => callForMessage(calls.checkIn, input);

export const giveSessionFeedback = (input: BodyOf<typeof calls.giveFeedback>) =>
  callForMessage(calls.giveFeedback, input);

/** Returns the online link of a session. */
export const joinSession = (event_id: number) => callMain(calls.join, { event_id });

/** Downloads a session as a calendar file. */
export const downloadSessionCalendar = (event_id: number): Promise<Blob> =>
  downloadFile(`${files.calendar.path}?event_id=${event_id}`);
