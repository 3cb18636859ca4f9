import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../env.ts';
import { captchaSources } from './captchaSources.ts';
import { chatSources } from './chatSources.ts';

/**
 * Security headers. Styles allow inline because the component library writes its style tags at run time;
 * scripts come from our own origin, and from the chat and the captcha where they are configured. No upgrade of plain http: an embedded installation may have none else.
 */
export async function securityHeaders(app: FastifyInstance, { chat, captcha }: Environment): Promise<void> {
  const { script, connect, img, font, frame } = chatSources(chat);
  const robots = captchaSources(captcha);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script, ...robots.script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...img, ...robots.img],
        fontSrc: ["'self'", ...font],
        connectSrc: ["'self'", ...connect, ...robots.connect],
        frameSrc: ["'self'", ...frame, ...robots.frame],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (request.protocol !== 'https') reply.removeHeader('strict-transport-security');
  });
}
