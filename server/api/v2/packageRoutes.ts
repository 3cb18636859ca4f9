import type { FastifyInstance } from 'fastify';
import { packageCalls } from '../../../contract/v2/packages.ts';
import type { Deps } from '../../deps.ts';
import { commitPackage } from '../../usecases/learning/packages/commitPackage.ts';
import { launchPackage } from '../../usecases/learning/packages/launchPackage.ts';
import { callServer } from '../calls.ts';

export function registerPackageCalls(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(packageCalls.launch, (lesson, caller) => launchPackage(deps, caller, lesson));
  serve(packageCalls.commit, (commit, caller) => commitPackage(deps, caller, commit));
}
