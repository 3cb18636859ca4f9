import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import type { Environment } from '../environment.ts';
import { pagePolicy } from './contentPolicy.ts';
import { createPageWithData } from './createPageWithData.ts';
import { isRespondentPage, isSignInPage, readPreloads } from './readPreloads.ts';

const year = 31_536_000;
/**
 * Paths that never return the page: missing files of an older build, and mistyped API calls, which must not receive
 * HTML.
 */
const noPages = ['/assets/*', '/api/*', '/legacy/*'];

interface Site {
  readonly folder: string;
  readonly environment: Pick<Environment, 'chat' | 'captcha' | 'learningOrigins' | 'contentOrigin'>;
  readonly readPageData: (request: FastifyRequest) => Promise<object>;
}

/** Serves the built browser application: files by their name, and the page for every other address. */
export async function serveSite(
  app: FastifyInstance,
  { folder, environment, readPageData }: Site,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The page needs other headers than static files, so `index.html` isn't served as a file.
    globIgnore: ['index.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  for (const address of noPages) {
    app.get(address, () => {
      throw new Refusal('not_found');
    });
  }
  const preloads = readPreloads(folder);
  const pageWith = createPageWithData(folder);
  app.get('/*', { config: { contentPolicy: pagePolicy(environment) } }, async (request, reply) => {
    if (preloads) reply.header('link', preloads.headerOf(request.url));
    if (isRespondentPage(request.url)) return reply.sendFile('index.html');
    const data = await readPageData(request);
    const appFiles = isSignInPage(request.url) ? preloads?.appFiles : undefined;
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return pageWith({ ...data, appFiles });
  });
}
