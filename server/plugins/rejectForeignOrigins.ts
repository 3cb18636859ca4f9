import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { Environment } from '../environment.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protection against cross-site request forgery: a mutation must come from the product's own pages. Browsers send
 * `Sec-Fetch-Site` and `Origin`; a client that sends neither is not a browser and has no cookies of other sites.
 */
export function rejectForeignOrigins(app: FastifyInstance, { publicOrigin, hrOrigin }: Environment): void {
  const publicHosts = [hostOf(publicOrigin), hostOf(hrOrigin)];
  app.addHook('onRequest', (request, _reply, done) => {
    if (safe.has(request.method)) return done();
    const site = request.headers['sec-fetch-site'];
    if (site && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign_origin');
    const { origin } = request.headers;
    // A proxy may use its own host name; `host` is then the forwarded name if the proxy is trusted.
    const ours = [request.host, ...publicHosts];
    if (origin && !ours.includes(hostOf(origin))) throw new Refusal('foreign_origin');
    done();
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
