import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandNames } from '../../domain/accounts/brandNames.ts';
import { parseByteRange } from '../../domain/learning/files/byteRange.ts';
import { mediaTypeOf } from '../../domain/learning/packages/mediaTypes.ts';
import type { Deps } from '../deps.ts';
import { packageFilePolicy, packagePagePolicy } from '../plugins/contentPolicy.ts';
import { readStoredRange } from '../usecases/learning/files/readStoredRange.ts';
import { openPackageEntry, openPackagePage } from '../usecases/learning/packages/openPackage.ts';

const style =
  'html,body{margin:0;height:100%;background:#fff}iframe{display:block;width:100%;height:100%;border:0}';

/**
 * Registers the pages of packages, which exist on the content host only. They need no session: the token of a launch opens the page once, and
 * the key in the addresses of files opens the files of this package until the launch expires.
 */
export function registerPackageRoutes(app: FastifyInstance, deps: Deps): void {
  const { contentOrigin, publicOrigin } = deps.environment;
  if (contentOrigin === null) return;

  app.get<{ Params: { token: string } }>(
    '/packages/:token',
    { config: { contentPolicy: packagePagePolicy(publicOrigin, style) } },
    async ({ params: { token } }, reply) => {
      const key = await openPackagePage(deps, token);
      return allowFrames(reply)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(pageOf({ app: publicOrigin, token, files: `/packages/files/${key}/` }));
    },
  );

  app.get<{ Params: { key: string; '*': string } }>(
    '/packages/files/:key/*',
    { config: { contentPolicy: packageFilePolicy(publicOrigin) } },
    async ({ params, headers }, reply) => {
      const { pieces, start, bytes } = await openPackageEntry(deps, params.key, params['*']);
      allowFrames(reply).type(mediaTypeOf(params['*'])).header('cache-control', 'private, max-age=3600');
      const range = parseByteRange(headers.range, bytes);
      if (range === null) return reply.code(416).header('content-range', `bytes */${bytes}`).send();
      if (bytes === 0) return reply.send('');
      const { from, to } = range === 'all' ? { from: 0, to: bytes - 1 } : range;
      reply.header('accept-ranges', 'bytes');
      if (range !== 'all') reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
      const content = readStoredRange(deps, pieces, { from: start + from, to: start + to });
      return reply.send(Readable.from(content, { objectMode: false }));
    },
  );
}

/** The content policy states who may frame a package; the older header can't name another origin. Content may save when it's left. */
function allowFrames(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('x-frame-options').removeHeader('permissions-policy');
}

/** All values are hexadecimal or configured. */
const pageOf = ({ app, token, files }: { app: string; token: string; files: string }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brandNames.productName}</title><style>${style}</style></head><body data-app="${app}" data-token="${token}" data-files="${files}"><script src="/package-player.js"></script></body></html>`;
