import { boolean, type InferType, number, object } from 'yup';
import { eventStatuses } from '../../domain/sessions/eventStatus.ts';
import { registrationStatuses } from '../../domain/sessions/registrationStatus.ts';
import { feedbackQuestions } from '../../domain/sessions/sessionFeedback.ts';
import { sessionTabs } from '../../domain/sessions/sessionTabs.ts';
import { idListSchema } from '../../resources/idListSchema.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall } from '../fileCalls.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, listOf, objectsOf, pageNumber } from '../sharedShapes.ts';
import { numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

/** The maximum number of people who are registered together. */
export const maxGroup = 50;

const registration = object({
  status: requiredChoice(registrationStatuses),
  /** The place on the wait list, starting at 1; null for others. */
  position: numberOrNull,
  offer_expires_at: textOrNull,
});

const listed = object({
  id: id(),
  title: requiredText,
  starts_at: requiredText,
  minutes: requiredNumber,
  /** The time zone of the session. */
  time_zone: requiredText,
  place: textOrNull,
  is_online: requiredFlag,
  host: textOrNull,
  status: requiredChoice(eventStatuses),
  capacity: requiredNumber,
  /** Seats that anyone may take: none while people wait. */
  seats_left: requiredNumber,
  waiting: requiredNumber,
  /** The caller's own registration; null without one. */
  registration: registration.nullable().defined(),
});
export type ListedSession = InferType<typeof listed>;

const sessionDate = { id: id(), starts_at: requiredText, time_zone: requiredText };

const session = listed.shape({
  description: textOrNull,
  /** What to bring; only for people who are registered. */
  note: textOrNull,
  waitlist: requiredFlag,
  needs_approval: requiredFlag,
  registration_closes_at: requiredText,
  can_register: requiredFlag,
  /** Whether the caller may register people of their teams or their account. */
  can_register_group: requiredFlag,
  can_leave: requiredFlag,
  /** When the join button appears; null without an online link. */
  join_opens_at: textOrNull,
  can_join: requiredFlag,
  can_check_in: requiredFlag,
  can_give_feedback: requiredFlag,
  feedback_given: requiredFlag,
  material_url: textOrNull,
  recording_url: textOrNull,
  /** Other sessions of the caller at the same time. */
  conflicts: objectsOf({ id: id(), title: requiredText, starts_at: requiredText }),
  /** The next date of the topic with a free seat; null without one. */
  next_date: object(sessionDate).nullable().default(null).defined(),
});
export type SessionResponse = InferType<typeof session>;

const ofEvent = { event_id: id() };
/** Whether the caller was warned that another session takes place at the same time. */
const despiteConflict = { despite_conflict: boolean().default(false) };
const answer = () =>
  number().integer('wholeNumber').min(1, 'tooSmall').max(5, 'tooLarge').required('required');

const answers = Object.fromEntries(feedbackQuestions.map((name) => [name, answer()])) as Record<
  (typeof feedbackQuestions)[number],
  ReturnType<typeof answer>
>; // `fromEntries` loses the names.

/** Live sessions as their participants see them. */
export const mySessionCalls = {
  list: readCall('user', '/v2/my_sessions/list', {
    summary:
      'Live sessions of the caller (`mine`, `past`), or those that are open to them (`upcoming`), 25 per page, with the seats that are left.',
    body: object({
      tab: requiredChoice(sessionTabs),
      q: singleLineText().max(100, 'tooLong').default(''),
      page: pageNumber(),
    }),
    response: object({ sessions: listOf(listed), total: requiredNumber }),
  }),
  read: readCall('user', '/v2/my_sessions/read', {
    summary: 'One live session with the caller’s registration, and what they can do now.',
    body: object(ofEvent),
    response: object({ session }),
  }),
  register: changeCall('user', '/v2/my_sessions/register', {
    summary:
      'Registers the caller: a seat, a place on the wait list, or a request if the session needs approval. A repeated request changes nothing.',
    body: object({ ...ofEvent, ...despiteConflict }),
    response: object({ status: requiredChoice(registrationStatuses), message: requiredText }),
  }),
  registerGroup: changeCall('supervisor', '/v2/my_sessions/register_group', {
    summary:
      'Registers several people together: all of them get a seat, or none does. Leads register people of their teams, administrators anyone in the account.',
    body: object({
      ...ofEvent,
      user_ids: idListSchema(maxGroup, 'tooLong').typeError('choice').min(1, 'required').required('required'),
      ...despiteConflict,
    }),
  }),
  leave: changeCall('user', '/v2/my_sessions/leave', {
    summary:
      'Cancels the caller’s registration, leaves the wait list or declines an offer. The seat is offered to the next person.',
    body: object(ofEvent),
  }),
  acceptOffer: changeCall('user', '/v2/my_sessions/accept_offer', {
    summary: 'Takes the seat that is offered to the caller.',
    body: object(ofEvent),
  }),
  join: changeCall('user', '/v2/my_sessions/join', {
    summary:
      'Records that the caller attends and returns the online link, from 15 minutes before the start to the end. Only for registered people.',
    body: object(ofEvent),
    response: object({ link: requiredText }),
  }),
  checkIn: changeCall('user', '/v2/my_sessions/check_in', {
    summary: 'Records that the caller attends, with the code that is shown in the session.',
    body: object({ ...ofEvent, code: singleLineText().max(20, 'tooLong').required('required') }),
  }),
  giveFeedback: changeCall('user', '/v2/my_sessions/give_feedback', {
    summary:
      'Stores feedback about a session without the caller, once. Organizers see it in bands, five answers at a time.',
    body: object({ ...ofEvent, ...answers }),
  }),
} as const;

export const mySessionFiles = {
  calendar: defineFileCall({
    path: '/v2/my_sessions/calendar',
    needs: 'user',
    summary: 'A session that the caller is registered for, as a calendar file (RFC 5545).',
    mutates: false,
    contentTypes: ['text/calendar; charset=utf-8'],
    query: object(ofEvent),
  }),
} as const;
