import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { Environment } from '../environment.ts';

const isPackageRoute = (route: string | undefined) => route?.startsWith('/packages/') ?? false;
const playerPath = /^\/package-player\.js(?:\?|$)/;

/**
 * Keeps content that runs scripts of others on a host of its own. The app's hosts never serve it, and the content host serves only packages and
 * the program that runs them, so that no cookie is ever set there. The matched route decides, because the router decodes an address that
 * the request contains in another spelling, such as `/%70ackages/`.
 */
export function separateContentHost(app: FastifyInstance, { contentOrigin }: Environment): void {
  const contentHost = contentOrigin === null ? null : new URL(contentOrigin).host;
  app.addHook('onRequest', (request, _reply, done) => {
    const isContentHost = request.host === contentHost;
    const isPackage = isPackageRoute(request.routeOptions.url);
    if (isContentHost && !isPackage && !playerPath.test(request.url)) throw new Refusal('not_found');
    if (!isContentHost && isPackage) throw new Refusal('not_found');
    done();
  });
}
