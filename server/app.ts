import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerRoutes } from './api/index.ts';
import type { Deps } from './deps.ts';
import { handleErrors, sendUnroutable } from './plugins/errors.ts';
import { registerHealthChecks } from './plugins/health.ts';
import { loggerOptions, logResponses } from './plugins/logging.ts';
import { sameOriginOnly } from './plugins/origin.ts';
import { securityHeaders } from './plugins/security.ts';
import { registerSessions } from './plugins/session.ts';
import { serveSite } from './plugins/site.ts';
import { noBody, wellFormedOnly } from './plugins/wellFormed.ts';

export interface AppOptions {
  /** The folder of the built browser application; without it, only the API is served. */
  readonly siteFolder?: string;
}

/** Limits how long a slow client can hold a connection while sending a request. */
const requestTimeout = 120_000;

/** Builds the server without starting it; tests use `inject`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    // The limit of routes without a body; every other route states its own.
    bodyLimit: noBody.bytes,
    requestTimeout,
    trustProxy: deps.environment.trustProxy,
    logger: loggerOptions(deps.environment.logLevel),
    frameworkErrors: sendUnroutable,
    logController: new LogController({ disableRequestLogging: true }),
  });
  await securityHeaders(app);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  logResponses(app);
  handleErrors(app, deps);
  sameOriginOnly(app, deps.environment);
  wellFormedOnly(app);
  registerSessions(app, deps);
  registerHealthChecks(app, deps);
  registerRoutes(app, deps);
  if (options.siteFolder) await serveSite(app, options.siteFolder, deps.environment);
  return app;
}
