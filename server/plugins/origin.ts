import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { Environment } from '../env.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Defence against forged requests: a change must come from our own pages. Browsers tell by `Sec-Fetch-Site`
 * and `Origin`; a program that sends neither header is no browser, and carries no foreign cookie.
 */
export function sameOriginOnly(app: FastifyInstance, { publicOrigin }: Environment): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign_origin');
    const { origin } = request.headers;
    // A proxy in front may ask under a name of its own; `host` is then what it says it was asked by, if it is trusted.
    const ours = [request.host, hostOf(publicOrigin)];
    if (origin && !ours.includes(hostOf(origin))) throw new Refusal('foreign_origin');
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
