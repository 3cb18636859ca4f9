import { type InferType, object } from 'yup';
import { type CalendarKind, calendarKinds } from '../../domain/calendar/calendarEntries.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { changeCall, type ResponseOf, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { listOf } from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredText, textOrNull } from '../values.ts';

const user = { needs: 'user', module: 'calendar' } as const;
const day = () => daySchema().required('required');

const entry = object({
  id: requiredText,
  kind: requiredChoice<CalendarKind>(calendarKinds),
  title: anyText,
  /** The date of an entry that takes a whole day, else the instant it begins. */
  starts: requiredText,
  minutes: numberOrNull,
  time_zone: textOrNull,
  path: requiredText,
});
export type ShownEntry = InferType<typeof entry>;

const feedState = object({
  /** When the address of the feed was created; null without a feed. */
  created_at: textOrNull,
});

/** The caller's own calendar. All calls are refused while another account is viewed. */
export const calendarCalls = {
  entries: readCall(user, '/v2/calendar/entries', {
    summary:
      'What the calendar of the caller shows in these days, at most 100 days and the first 1,000 entries. Surveys and assessments are listed until their last day, answered or not.',
    body: object({ from: day(), to: day() }),
    response: object({ entries: listOf(entry) }),
  }),
  feed: readCall(user, '/v2/calendar/feed', {
    summary: 'Whether the caller has a private feed for other calendar programs.',
    response: feedState,
  }),
  createFeed: changeCall(user, '/v2/calendar/create_feed', {
    summary:
      'Creates the private feed of the caller, and returns its address, which is not stored and not shown again. An earlier address stops working.',
    response: object({ url: requiredText, created_at: requiredText }),
  }),
  revokeFeed: changeCall(user, '/v2/calendar/revoke_feed', {
    summary: 'Deletes the private feed of the caller; its address stops working.',
  }),
} as const;

export type FeedState = ResponseOf<typeof calendarCalls.feed>;
