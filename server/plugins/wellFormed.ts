import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type BodyLimits, bodyLimits, type JsonLimits } from '../../contract/bounds/bodyLimits.ts';
import { Refusal } from '../../domain/refusal.ts';
import { problemInside } from './json/plainValues.ts';
import { readJson } from './json/readJson.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much the body of this route may hold. */
    readonly body?: JsonLimits;
  }
}

/** Of a route that takes no body. */
export const noBody = bodyLimits();

/** What a route is given so that a body beyond its limits is refused before it is read. */
export const within = (limits: BodyLimits) => ({ bodyLimit: limits.bytes, config: { body: limits } });

/**
 * What no rule should have to think of comes no further: too many or too deeply nested values, names that every object
 * answers to, and characters that cannot be stored. Objects that come further have no prototype.
 */
export function wellFormedOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      try {
        return readJson(body, request.routeOptions.config.body ?? noBody);
      } catch (error) {
        throw error instanceof SyntaxError ? new Refusal('malformed') : error;
      }
    },
  );
  app.addHook('preValidation', async ({ query, params }) => {
    const problem = problemInside(query) ?? problemInside(params);
    if (problem) throw new Refusal('invalid', [{ params: {}, ...problem }]);
  });
}
