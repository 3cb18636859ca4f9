import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BodyLimits, calculateBodyLimits, type JsonLimits } from '../../contract/bounds/bodyLimits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findForbiddenValue } from './json/findForbiddenValue.ts';
import { readJson } from './json/readJson.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits of the route's body. */
    readonly body?: JsonLimits;
  }
}

/** The limits of routes without a body. */
export const noBodyLimits = calculateBodyLimits();

/** Route options that refuse a body above its limits before parsing. */
export const bodyLimitOptions = (limits: BodyLimits) => ({
  bodyLimit: limits.bytes,
  config: { body: limits },
});

/**
 * Refuses input that no validation rule should have to handle: too many or too deeply nested values, inherited property
 * names, and characters that cannot be stored. Removes the prototypes of accepted objects.
 */
export function rejectMalformedInput(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      try {
        return readJson(body, request.routeOptions.config.body ?? noBodyLimits);
      } catch (error) {
        throw error instanceof SyntaxError ? new Refusal('malformed') : error;
      }
    },
  );
  app.addHook('preValidation', ({ query, params }, _reply, done) => {
    const problem = findForbiddenValue(query) ?? findForbiddenValue(params);
    if (problem) throw new Refusal('invalid', [{ params: {}, ...problem }]);
    done();
  });
}
