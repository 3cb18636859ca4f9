import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Every group of calls the server answers. */
export function routes(_app: FastifyInstance, _deps: Deps): void {}
