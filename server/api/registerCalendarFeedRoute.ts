import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { feedPath } from '../usecases/calendar/changeFeed.ts';
import { readFeed } from '../usecases/calendar/readFeed.ts';
import { LinkCodeLimiter } from './linkCodeLimiter.ts';

/** Registers the address of private calendar feeds, which isn't a call of the API: calendar programs read it without a session. */
export function registerCalendarFeedRoute(app: FastifyInstance, deps: Deps): void {
  const limiter = new LinkCodeLimiter();
  app.get<{ Params: { token: string } }>(feedPath(':token'), async (request, reply) => {
    const { token } = request.params;
    const use = { code: token, address: request.ip, now: deps.clock.now() };
    const text = await limiter.use(use, () => readFeed(deps, token));
    const etag = `"${hash('sha256', text)}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}
