import type { FastifyInstance } from 'fastify';
import { ownSprintCalls as calls } from '../../../contract/v2/ownSprints.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import {
  endOwnSprint,
  saveRetrospective,
  setSprintNudges,
} from '../../usecases/builder/ownSprints/changeOwnSprint.ts';
import { checkStep } from '../../usecases/builder/ownSprints/checkStep.ts';
import { readOwnSprint, readOwnSprints } from '../../usecases/builder/ownSprints/readOwnSprints.ts';
import { readSprintTemplates, startSprint } from '../../usecases/builder/ownSprints/startSprint.ts';
import { callServer } from '../calls.ts';

/** Registers the calls with which people follow their own sprints and those of their teams. */
export function registerOwnSprintRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.list, ({ time_zone = null }, caller) => readOwnSprints(deps, caller, time_zone));
  serve(calls.read, (query, caller) => readOwnSprint(deps, caller, query));
  serve(calls.checkStep, async (check, caller) => {
    await checkStep(deps, caller, check);
    return { message: answers.ownSprint[check.is_done ? 'stepDone' : 'stepOpen'] };
  });
  serveChange(calls.saveRetrospective, answers.ownSprint.retrospective, (input, caller) =>
    saveRetrospective(deps, caller, input),
  );
  serve(calls.end, async (input, caller) => {
    await endOwnSprint(deps, caller, input);
    return { message: answers.sprintStatus[input.status] };
  });
  serveChange(calls.setNudges, answers.ownSprint.nudges, (input, caller) =>
    setSprintNudges(deps, caller, input),
  );
  serve(calls.templates, (_nothing, caller) => readSprintTemplates(deps, caller));
  serve(calls.start, async (start, caller) => ({
    id: await startSprint(deps, caller, start),
    message: answers.ownSprint.started,
  }));
}
