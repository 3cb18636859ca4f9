import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { Environment } from '../environment.ts';

/** What the content host serves: packages and the program that runs them. Everything else exists on the app's hosts only. */
const contentPath = /^\/(?:packages\/|package-player\.js(?:\?|$))/;
const packagePath = /^\/packages\//;

/**
 * Keeps content that runs scripts of others on a host of its own. The app's hosts never serve it, and the content host serves nothing else, so
 * that no cookie is ever set there.
 */
export function separateContentHost(app: FastifyInstance, { contentOrigin }: Environment): void {
  const contentHost = contentOrigin === null ? null : new URL(contentOrigin).host;
  app.addHook('onRequest', (request, _reply, done) => {
    const isContentHost = request.host === contentHost;
    if (isContentHost && !contentPath.test(request.url)) throw new Refusal('not_found');
    if (!isContentHost && packagePath.test(request.url)) throw new Refusal('not_found');
    done();
  });
}
