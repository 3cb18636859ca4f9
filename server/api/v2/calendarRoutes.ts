import type { FastifyInstance } from 'fastify';
import { calendarCalls } from '../../../contract/v2/calendar.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { createFeed, readFeedState, revokeFeed } from '../../usecases/calendar/changeFeed.ts';
import { readCalendar } from '../../usecases/calendar/readCalendar.ts';
import { callServer } from '../calls.ts';

export function registerCalendarRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calendarCalls.entries, async (range, caller) => ({
    entries: await readCalendar(deps, caller, range),
  }));
  serve(calendarCalls.feed, (_nothing, caller) => readFeedState(deps, caller));
  serve(calendarCalls.createFeed, (_nothing, caller) => createFeed(deps, caller));
  serveChange(calendarCalls.revokeFeed, answers.calendarFeedRevoked, (_nothing, caller) =>
    revokeFeed(deps, caller),
  );
}
