import type { FastifyInstance } from 'fastify';
import { homeCalls } from '../../../contract/v2/home.ts';
import type { Deps } from '../../deps.ts';
import { readHome } from '../../usecases/home/readHome.ts';
import { callServer } from '../calls.ts';

export function registerHomeRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(homeCalls.overview, ({ time_zone }, caller) => readHome(deps, caller, time_zone ?? null));
}
