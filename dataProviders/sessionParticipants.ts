import type { BodyOf, ResponseOf } from '../contract/call.ts';
import {
  sessionParticipantCalls as calls,
  type SessionMeeting,
  type SessionParticipants,
} from '../contract/v2/sessionParticipants.ts';
import { pageQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type { SessionMeeting, SessionParticipants };
export type AttendanceImport = ResponseOf<typeof calls.importAttendance>;

const key = keysOf('session participants');

/** Everything cached about participants of sessions. */
export const sessionParticipantKeys = (accountId: number) => [key(accountId)];

/** The page size used by the server. */
export const participantsPageSize = 50;

export const sessionParticipantsQuery = (accountId: number, event_id: number, page: number) =>
  pageQuery(key(accountId, event_id, page), calls.list, { event_id, page });

/** Approves or declines requests. Like the functions below, it returns the text to show. */
export const decideRequests = (input: BodyOf<typeof calls.decide>) => callForMessage(calls.decide, input);

export const setAttendance = (input: BodyOf<typeof calls.setAttendance>) =>
  callForMessage(calls.setAttendance, input);

export const saveSessionLinks = (input: BodyOf<typeof calls.saveLinks>) =>
  callForMessage(calls.saveLinks, input);

/** Asks the meeting provider again. */
export const retrySessionMeeting = (event_id: number) => callForMessage(calls.retryMeeting, { event_id });

/** Checks a list of attendees, or records it. */
export const importAttendance = (input: BodyOf<typeof calls.importAttendance>) =>
  callMain(calls.importAttendance, input);

/** Returns the check-in code of a session. */
export const showCheckInCode = (event_id: number) => callMain(calls.showCode, { event_id });
