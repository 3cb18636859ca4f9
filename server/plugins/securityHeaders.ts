import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { apiPolicy } from './contentPolicy.ts';
import { permissionsPolicy } from './permissionsPolicy.ts';

const year = 31_536_000;

/** Security headers of every response. Pages have their own content policy (`contentPolicy.ts`). */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // No page needs shared memory, and a configured chat embeds responses without this header.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Browsers that support these are no longer in use; the filter controlled by X-XSS-Protection could be abused.
    xXssProtection: false,
    xDownloadOptions: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // It governs documents only, and is longer than many a script.
    if (!request.url.startsWith('/assets/')) reply.header('permissions-policy', permissionsPolicy);
    // Behind a trusted proxy, this is the protocol used by the browser. Browsers ignore the header over plain http.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`);
    }
  });
}
