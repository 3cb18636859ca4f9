import { calendarCalls as calls } from '../contract/v2/calendar.ts';
import type { DayRange } from '../domain/calendar/calendarEntries.ts';
import { callQuery, memberQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

const key = keysOf('calendar');
export const calendarKeys = (accountId: number) => [key(accountId)];

/** The entries of the person's calendar in these days. */
export const calendarEntriesQuery = (accountId: number, range: DayRange) =>
  memberQuery(key(accountId, 'entries', range), calls.entries, range, 'entries');

/** Whether the person has a private feed. */
export const calendarFeedQuery = (accountId: number) => callQuery(key(accountId, 'feed'), calls.feed, {});

/** Creates the feed and returns its address, in place of an earlier one. */
export const createCalendarFeed = () => callMain(calls.createFeed, {});

/** Deletes the feed and returns the text to show. */
export const revokeCalendarFeed = () => callForMessage(calls.revokeFeed, {});
