import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calendarCalls } from '../../../contract/v2/calendar.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { createFeed, feedPath, readFeedState, revokeFeed } from '../../usecases/calendar/changeFeed.ts';
import { readCalendar } from '../../usecases/calendar/readCalendar.ts';
import { readFeed } from '../../usecases/calendar/readFeed.ts';
import { callServer } from '../calls.ts';
import type { LinkCodeLimiter } from '../linkCodeLimiter.ts';

export function registerCalendarRoutes(app: FastifyInstance, deps: Deps, linkLimiter: LinkCodeLimiter): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calendarCalls.entries, async (range, caller) => ({
    entries: await readCalendar(deps, caller, range),
  }));
  serve(calendarCalls.feed, (_nothing, caller) => readFeedState(deps, caller));
  serve(calendarCalls.createFeed, (_nothing, caller) => createFeed(deps, caller));
  serveChange(calendarCalls.revokeFeed, answers.calendarFeedRevoked, (_nothing, caller) =>
    revokeFeed(deps, caller),
  );
  // Not a call of the API: calendar programs read it without a session.
  app.get<{ Params: { token: string } }>(feedPath(':token'), async (request, reply) => {
    const { token } = request.params;
    const use = { code: token, address: request.ip, now: deps.clock.now() };
    const text = await linkLimiter.use(use, () => readFeed(deps, token));
    const etag = `"${hash('sha256', text)}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
