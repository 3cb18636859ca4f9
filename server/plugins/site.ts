import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { entryChunks } from './entryChunks.ts';

const year = 31_536_000;
/** What is no page. A file of an older build is gone, and a program that mistypes a call must not take a page for its answer. */
const noPages = ['/assets/', '/api/', '/legacy/'];

/** Serves the built browser application: files by their name, every other address as its one page. */
export async function site(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const lasting = path.includes('/assets/');
      reply.header('cache-control', lasting ? `public, max-age=${year}, immutable` : 'no-cache');
    },
  });
  const chunksOf = entryChunks(folder);
  app.get('/*', (request, reply) => {
    if (noPages.some((start) => request.url.startsWith(start))) throw new Refusal('not_found', 404);
    if (chunksOf) reply.header('link', chunksOf(request.url));
    return reply.sendFile('index.html');
  });
}
