import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { records } from './rest/index.ts';

/** Every group of calls the server answers. */
export function routes(app: FastifyInstance, deps: Deps): void {
  records(app, deps);
}
