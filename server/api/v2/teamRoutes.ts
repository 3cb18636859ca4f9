import type { FastifyInstance } from 'fastify';
import { teamCalls } from '../../../contract/v2/teams.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { addTeamMembers } from '../../usecases/teams/addTeamMembers.ts';
import { auditTeams, exportTeamFinding, readTeamFinding } from '../../usecases/teams/auditTeams.ts';
import { readFormerMembers } from '../../usecases/teams/readFormerMembers.ts';
import { readTeamSizes } from '../../usecases/teams/readTeamSizes.ts';
import { previewRegroup, regroupTeams } from '../../usecases/teams/regroupTeams.ts';
import { createTeamRule, deleteTeamRule, readTeamRules } from '../../usecases/teams/teamRules.ts';
import { readRegroupChanges, undoRegroup } from '../../usecases/teams/undoRegroup.ts';
import { callServer } from '../calls.ts';

export function registerTeamRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(teamCalls.sizes, async ({ team_ids }, caller) => ({
    teams: await readTeamSizes(deps, caller, team_ids),
  }));
  serve(teamCalls.history, (query, caller) => readFormerMembers(deps, caller, query));
  serve(teamCalls.addMembers, async ({ team_id, ...requested }, caller) => {
    const { added, problems } = await addTeamMembers(deps, caller, team_id, requested);
    return { added: added.length, problems };
  });
  serve(teamCalls.rules, ({ team_id }, caller) => readTeamRules(deps, caller, team_id));
  serve(teamCalls.addRule, async (rule, caller) => ({
    added: await createTeamRule(deps, caller, rule),
    message: answers.teamRuleAdded,
  }));
  serveChange(teamCalls.removeRule, answers.teamRuleRemoved, ({ rule_id }, caller) =>
    deleteTeamRule(deps, caller, rule_id),
  );
  serve(teamCalls.audit, (_nothing, caller) => auditTeams(deps, caller));
  serve(teamCalls.auditRows, (query, caller) => readTeamFinding(deps, caller, query));
  serve(teamCalls.auditExport, ({ finding }, caller) => exportTeamFinding(deps, caller, finding));
  serve(teamCalls.preview, (input, caller) => previewRegroup(deps, caller, input));
  serve(teamCalls.regroup, (input, caller) => regroupTeams(deps, caller, input));
  serve(teamCalls.changes, (_nothing, caller) => readRegroupChanges(deps, caller));
  serve(teamCalls.undo, ({ change_id }, caller) => undoRegroup(deps, caller, change_id));
}
