import type { FastifyInstance } from 'fastify';
import { teamCalls } from '../../../contract/v2/teams.ts';
import type { Deps } from '../../deps.ts';
import { auditTeams, exportTeamFinding, readTeamFinding } from '../../usecases/teams/auditTeams.ts';
import { readFormerMembers } from '../../usecases/teams/readFormerMembers.ts';
import { previewRegroup, regroupTeams } from '../../usecases/teams/regroupTeams.ts';
import { readRegroupChanges, undoRegroup } from '../../usecases/teams/undoRegroup.ts';
import { serve } from '../calls.ts';

export function registerTeamRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, teamCalls.history, (query, { signedIn }) => readFormerMembers(deps, signedIn, query));
  serve(app, deps, teamCalls.audit, (_nothing, { signedIn }) => auditTeams(deps, signedIn));
  serve(app, deps, teamCalls.auditRows, (query, { signedIn }) => readTeamFinding(deps, signedIn, query));
  serve(app, deps, teamCalls.auditExport, ({ finding }, { signedIn }) =>
    exportTeamFinding(deps, signedIn, finding),
  );
  serve(app, deps, teamCalls.preview, (input, { signedIn }) => previewRegroup(deps, signedIn, input));
  serve(app, deps, teamCalls.regroup, (input, { signedIn }) => regroupTeams(deps, signedIn, input));
  serve(app, deps, teamCalls.changes, (_nothing, { signedIn }) => readRegroupChanges(deps, signedIn));
  serve(app, deps, teamCalls.undo, ({ change_id }, { signedIn }) => undoRegroup(deps, signedIn, change_id));
}
