import type { FastifyInstance } from 'fastify';
import { configCalls } from '../../../contract/v2/config.ts';
import type { Deps } from '../../deps.ts';
import { servePublic } from '../calls.ts';
import { presentConfig } from './presentSession.ts';

export function registerConfigRoutes(app: FastifyInstance, deps: Deps): void {
  servePublic(app, deps, configCalls.get, async () => presentConfig(deps));
}
