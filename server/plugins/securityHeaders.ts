import type { FastifyInstance } from 'fastify';
import { apiPolicy, type ContentPolicy } from './contentPolicy.ts';
import { permissionsPolicy } from './permissionsPolicy.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The content policy of a page; other responses have the policy of the API. */
    readonly contentPolicy?: ContentPolicy;
  }
}

const year = 31_536_000;
const isWithoutDocuments = /^\/(?:assets|api|legacy)\//;

/**
 * The headers of every response. `cross-origin-embedder-policy` is omitted, because no page needs shared memory and a configured chat
 * embeds responses without that header. Headers that only obsolete browsers read are omitted too, such as `x-xss-protection`, whose filter
 * could be abused.
 */
const commonHeaders = {
  'content-security-policy': apiPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders);
    const { contentPolicy } = request.routeOptions.config;
    if (contentPolicy) reply.header('content-security-policy', contentPolicy);
    // This policy only affects documents, and it is longer than many responses.
    if (!isWithoutDocuments.test(request.url)) reply.header('permissions-policy', permissionsPolicy);
    // Behind a trusted proxy, this is the protocol used by the browser. Browsers ignore the header over plain http.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`);
    }
    done();
  });
}
