import type { FastifyInstance } from 'fastify';
import { blueprintCalls, liveSessionCalls } from '../../../contract/v2/builder.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { changeBlueprintStatus } from '../../usecases/builder/changeBlueprintStatus.ts';
import { changeEventStatus } from '../../usecases/builder/changeEventStatus.ts';
import { readTargetRanges } from '../../usecases/builder/readTargetRanges.ts';
import { reviseBlueprint } from '../../usecases/builder/reviseBlueprint.ts';
import { saveTargetRanges } from '../../usecases/builder/saveTargetRanges.ts';
import { callServer } from '../calls.ts';

export function registerBuilderRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(blueprintCalls.profile, ({ blueprint_id }, caller) => readTargetRanges(deps, caller, blueprint_id));
  serveChange(blueprintCalls.saveRanges, answers.rangesSaved, (input, caller) =>
    saveTargetRanges(deps, caller, input),
  );
  serve(blueprintCalls.changeBlueprintStatus, async (input, caller) => {
    await changeBlueprintStatus(deps, caller, input);
    return { message: answers.blueprintStatus[input.status] };
  });
  serve(blueprintCalls.reviseBlueprint, async (input, caller) => ({
    id: await reviseBlueprint(deps, caller, input),
    message: answers.blueprintRevised[input.as],
  }));
}

export function registerLiveSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(liveSessionCalls.changeEventStatus, async (input, caller) => {
    await changeEventStatus(deps, caller, input);
    return { message: answers.eventStatus[input.status] };
  });
}
