import type { FastifyInstance } from 'fastify';
import { blueprintCalls, liveSessionCalls } from '../../../contract/v2/builder.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { changeBlueprintStatus } from '../../usecases/builder/changeBlueprintStatus.ts';
import { changeEventStatus } from '../../usecases/builder/changeEventStatus.ts';
import { readTargetRanges } from '../../usecases/builder/readTargetRanges.ts';
import { reviseBlueprint } from '../../usecases/builder/reviseBlueprint.ts';
import { saveTargetRanges } from '../../usecases/builder/saveTargetRanges.ts';
import { serve } from '../calls.ts';

export function registerBuilderRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, blueprintCalls.profile, ({ blueprint_id }, { signedIn }) =>
    readTargetRanges(deps, signedIn, blueprint_id),
  );
  serve(app, deps, blueprintCalls.saveRanges, async (input, { signedIn }) => {
    await saveTargetRanges(deps, signedIn, input);
    return { message: answers.rangesSaved };
  });
  serve(app, deps, blueprintCalls.changeBlueprintStatus, async (input, { signedIn }) => {
    await changeBlueprintStatus(deps, signedIn, input);
    return { message: answers.blueprintStatus[input.status] };
  });
  serve(app, deps, blueprintCalls.reviseBlueprint, async (input, { signedIn }) => ({
    id: await reviseBlueprint(deps, signedIn, input),
    message: answers.blueprintRevised[input.as],
  }));
}

export function registerLiveSessionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, liveSessionCalls.changeEventStatus, async (input, { signedIn }) => {
    await changeEventStatus(deps, signedIn, input);
    return { message: answers.eventStatus[input.status] };
  });
}
