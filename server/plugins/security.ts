import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { answerPolicy } from './contentPolicy.ts';
import { permissionsPolicy } from './permissionsPolicy.ts';

const year = 31_536_000;

/** The headers of every answer. Pages have a content policy of their own (`contentPolicy.ts`), the rest is the same for all. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: answerPolicy },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // No page needs shared memory, and a configured chat embeds answers without this header.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Browsers that read these are no longer in use; the filter that X-XSS-Protection controlled could be abused.
    xXssProtection: false,
    xDownloadOptions: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    // Behind a trusted proxy the protocol is the one that the browser used. Browsers ignore the header over plain http.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`);
    }
  });
}
