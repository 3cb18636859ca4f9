import type { FastifyInstance } from 'fastify';
import { teamCalls } from '../../../contract/v2/teams.ts';
import type { Deps } from '../../deps.ts';
import { auditTeams, exportFinding, readFinding } from '../../usecases/teams/auditTeams.ts';
import { readHistory } from '../../usecases/teams/readHistory.ts';
import { previewRegroup, regroup } from '../../usecases/teams/regroup.ts';
import { readChanges, undoRegroup } from '../../usecases/teams/undoRegroup.ts';
import { serve } from '../calls.ts';

export function teams(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, teamCalls.history, (query, { signedIn }) => readHistory(deps, signedIn, query));
  serve(app, deps, teamCalls.audit, (_nothing, { signedIn }) => auditTeams(deps, signedIn));
  serve(app, deps, teamCalls.auditRows, (query, { signedIn }) => readFinding(deps, signedIn, query));
  serve(app, deps, teamCalls.auditExport, ({ finding }, { signedIn }) =>
    exportFinding(deps, signedIn, finding),
  );
  serve(app, deps, teamCalls.preview, (input, { signedIn }) => previewRegroup(deps, signedIn, input));
  serve(app, deps, teamCalls.regroup, (input, { signedIn }) => regroup(deps, signedIn, input));
  serve(app, deps, teamCalls.changes, (_nothing, { signedIn }) => readChanges(deps, signedIn));
  serve(app, deps, teamCalls.undo, ({ change_id }, { signedIn }) => undoRegroup(deps, signedIn, change_id));
}
