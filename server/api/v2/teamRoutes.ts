import type { FastifyInstance } from 'fastify';
import { teamCalls } from '../../../contract/v2/teams.ts';
import type { Deps } from '../../deps.ts';
import { auditTeams, exportTeamFinding, readTeamFinding } from '../../usecases/teams/auditTeams.ts';
import { readFormerMembers } from '../../usecases/teams/readFormerMembers.ts';
import { readTeamSizes } from '../../usecases/teams/readTeamSizes.ts';
import { previewRegroup, regroupTeams } from '../../usecases/teams/regroupTeams.ts';
import { readRegroupChanges, undoRegroup } from '../../usecases/teams/undoRegroup.ts';
import { callServer } from '../calls.ts';

export function registerTeamRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  serve(teamCalls.sizes, async ({ team_ids }, caller) => ({
    teams: await readTeamSizes(deps, caller, team_ids),
  }));
  serve(teamCalls.history, (query, caller) => readFormerMembers(deps, caller, query));
  serve(teamCalls.audit, (_nothing, caller) => auditTeams(deps, caller));
  serve(teamCalls.auditRows, (query, caller) => readTeamFinding(deps, caller, query));
  serve(teamCalls.auditExport, ({ finding }, caller) => exportTeamFinding(deps, caller, finding));
  serve(teamCalls.preview, (input, caller) => previewRegroup(deps, caller, input));
  serve(teamCalls.regroup, (input, caller) => regroupTeams(deps, caller, input));
  serve(teamCalls.changes, (_nothing, caller) => readRegroupChanges(deps, caller));
  serve(teamCalls.undo, ({ change_id }, caller) => undoRegroup(deps, caller, change_id));
}
