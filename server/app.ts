import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createSignInBrandingReader } from './api/createSignInBrandingReader.ts';
import { readPageData } from './api/readPageData.ts';
import { registerCalendarFeedRoute } from './api/registerCalendarFeedRoute.ts';
import { registerLogoRoute } from './api/registerLogoRoute.ts';
import { registerPackageRoutes } from './api/registerPackageRoutes.ts';
import { registerRoutes } from './api/registerRoutes.ts';
import { SearchLimiter } from './api/searchLimiter.ts';
import type { Deps } from './deps.ts';
import { registerErrorHandler, sendUnroutable } from './plugins/errorHandler.ts';
import { cleanForwardedAddresses, trustedProxies } from './plugins/forwardedAddresses.ts';
import { registerHealthChecks } from './plugins/healthChecks.ts';
import { loggerOptions, logResponses } from './plugins/logging.ts';
import { rejectForeignOrigins } from './plugins/rejectForeignOrigins.ts';
import { noBodyLimits, rejectMalformedInput } from './plugins/rejectMalformedInput.ts';
import { registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { separateContentHost } from './plugins/separateContentHost.ts';
import { serveSite } from './plugins/serveSite.ts';
import { registerSessions } from './plugins/session.ts';

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
    bodyLimit: noBodyLimits.bytes,
    requestTimeout,
    trustProxy: trustedProxies(deps.environment.trustProxy),
    logger: loggerOptions(deps.environment.logLevel),
    frameworkErrors: sendUnroutable,
    logController: new LogController({ disableRequestLogging: true }),
  });
  cleanForwardedAddresses(app);
  registerSecurityHeaders(app);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'] });
  logResponses(app);
  registerErrorHandler(app, deps);
  separateContentHost(app, deps.environment);
  rejectForeignOrigins(app, deps.environment);
  rejectMalformedInput(app);
  registerSessions(app, deps);
  app.decorate('searches', new SearchLimiter());
  registerHealthChecks(app, deps);
  registerLogoRoute(app, deps);
  registerPackageRoutes(app, deps);
  registerCalendarFeedRoute(app, deps);
  const readFirstPage = registerRoutes(app, deps);
  if (options.siteFolder) {
    const readSignInBranding = createSignInBrandingReader(deps);
    await serveSite(app, {
      folder: options.siteFolder,
      environment: deps.environment,
      readPageData: (request) => readPageData({ ...deps, readFirstPage, readSignInBranding }, request),
    });
  }
  return app;
}
