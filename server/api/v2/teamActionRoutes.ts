import type { FastifyInstance } from 'fastify';
import { teamActionCalls as calls } from '../../../contract/v2/teamActions.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { setActionUpdateDeleted, writeActionUpdate } from '../../usecases/actions/actionUpdates.ts';
import { editTeamAction, reportProgress, setActionDeleted } from '../../usecases/actions/changeTeamAction.ts';
import { createTeamAction } from '../../usecases/actions/createTeamAction.ts';
import { readFocus } from '../../usecases/actions/focus/readFocus.ts';
import { readTeamAction } from '../../usecases/actions/readTeamAction.ts';
import { readActionOverview, readTeamActions } from '../../usecases/actions/readTeamActions.ts';
import { callServer } from '../calls.ts';

/** Registers the calls for team actions. */
export function registerTeamActionRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(calls.focus, (query, caller) => readFocus(deps, caller, query));
  serve(calls.create, async (draft, caller) => ({
    id: await createTeamAction(deps, caller, draft),
    message: answers.teamActionCreated,
  }));
  serve(calls.list, (query, caller) => readTeamActions(deps, caller, query));
  serve(calls.overview, async (_nothing, caller) => ({ topics: await readActionOverview(deps, caller) }));
  serve(calls.read, async ({ id }, caller) => ({ action: await readTeamAction(deps, caller, id) }));
  serveChange(calls.update, answers.teamActionChanged, (edit, caller) => editTeamAction(deps, caller, edit));
  serveChange(calls.report, answers.teamActionReported, (report, caller) =>
    reportProgress(deps, caller, report),
  );
  serve(calls.setDeleted, async (input, caller) => {
    await setActionDeleted(deps, caller, input);
    return { message: input.deleted ? answers.teamActionDeleted : answers.teamActionRestored };
  });
  serveChange(calls.addUpdate, answers.actionUpdateAdded, (update, caller) =>
    writeActionUpdate(deps, caller, update),
  );
  serve(calls.setUpdateDeleted, async (input, caller) => {
    await setActionUpdateDeleted(deps, caller, input);
    return { message: input.deleted ? answers.actionUpdateDeleted : answers.actionUpdateRestored };
  });
}
