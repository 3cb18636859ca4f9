import { boolean, type InferType, object, string } from 'yup';
import { meetingFailures, meetingStatuses } from '../../domain/sessions/meetingStatus.ts';
import { registrationStatuses } from '../../domain/sessions/registrationStatus.ts';
import { feedbackQuestions } from '../../domain/sessions/sessionFeedback.ts';
import { trimmedText } from '../../resources/textSchemas.ts';
import { webAddressSchema } from '../../resources/webAddressSchema.ts';
import { changeCall, readCall } from '../call.ts';
import { feedbackSummary } from '../feedbackSummary.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, listedIds, objectsOf, pageNumber } from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredNumber, requiredText, textOrNull } from '../values.ts';

const ofEvent = { event_id: id() };
const webAddress = () => webAddressSchema().nullable().default(null);

/** The meeting that a provider keeps for a session. */
const meeting = object({
  status: requiredChoice(meetingStatuses),
  /** The link to join; null until the meeting exists. */
  link: textOrNull,
  /** Why the last attempt failed; null after a success. */
  failure: string().oneOf(meetingFailures).nullable().defined(),
  next_attempt_at: textOrNull,
});
export type SessionMeeting = InferType<typeof meeting>;

const participants = object({
  participants: objectsOf({
    id: id(),
    name: anyText,
    company: anyText,
    status: requiredChoice(registrationStatuses),
    position: numberOrNull,
    offer_expires_at: textOrNull,
  }),
  total: requiredNumber,
  counts: objectsOf({ status: requiredChoice(registrationStatuses), count: requiredNumber }),
  check_in_code: textOrNull,
  /** The meeting at the provider; null for a session without one. */
  meeting: meeting.nullable().default(null).defined(),
  material_url: textOrNull,
  recording_url: textOrNull,
  /** The shares of favorable answers in bands; null for fewer than five answers. */
  feedback: feedbackSummary(feedbackQuestions),
  /** Another date that the wait lists of the topic suggest; null without that demand. */
  proposed_date: object({ starts_at: requiredText, time_zone: requiredText, waiting: requiredNumber })
    .nullable()
    .default(null)
    .defined(),
});
export type SessionParticipants = InferType<typeof participants>;

/** The maximum length of a list of attendees, in characters. */
const importLimit = 100_000;

/** Participants of live sessions, for their organizers. */
export const sessionParticipantCalls = {
  list: readCall('app_admin', '/v2/live_sessions/participants', {
    summary:
      'The people who registered for a live session, 50 per page, with the number in each status, the feedback in bands and a proposed next date.',
    body: object({ ...ofEvent, page: pageNumber() }),
    response: participants,
  }),
  decide: changeCall('app_admin', '/v2/live_sessions/decide_requests', {
    summary:
      'Approves or declines requests. An approved person gets a seat, or a place on the wait list if all seats are taken.',
    body: object({ ...ofEvent, registration_ids: listedIds(), approved: boolean().required('required') }),
  }),
  setAttendance: changeCall('app_admin', '/v2/live_sessions/set_attendance', {
    summary: 'Records who attended a session that has begun, or that they didn’t.',
    body: object({ ...ofEvent, registration_ids: listedIds(), attended: boolean().required('required') }),
  }),
  importAttendance: changeCall('app_admin', '/v2/live_sessions/import_attendance', {
    summary:
      'Records attendance from a CSV file with the email addresses of attendees. With `dry_run`, only checks it.',
    body: object({
      ...ofEvent,
      text: trimmedText().max(importLimit, 'tooLong').required('required'),
      dry_run: boolean().required('required'),
    }),
    response: object({
      /** People who are recorded as attending. */
      matched: requiredNumber,
      /** People who were recorded before. */
      known: requiredNumber,
      /** Lines without a registered person, at most 100. */
      unmatched: objectsOf({ line: requiredNumber, text: anyText }),
      message: requiredText,
    }),
  }),
  showCode: changeCall('app_admin', '/v2/live_sessions/show_check_in_code', {
    summary: 'Returns the check-in code of a session, which is created when it is first shown.',
    body: object(ofEvent),
    response: object({ code: requiredText }),
  }),
  retryMeeting: changeCall('app_admin', '/v2/live_sessions/retry_meeting', {
    summary: 'Asks the meeting provider again for the online meeting of a live session.',
    body: object(ofEvent),
  }),
  saveLinks: changeCall('app_admin', '/v2/live_sessions/save_links', {
    summary: 'Saves the links to the material and the recording, also of a completed session.',
    body: object({ ...ofEvent, material_url: webAddress(), recording_url: webAddress() }),
  }),
} as const;
