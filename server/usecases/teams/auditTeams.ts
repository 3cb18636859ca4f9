import { byteOrderMark, csvLine } from '../../../domain/tables/csv.ts';
import { requiredTeamMinimum, type TeamMinimum } from '../../../domain/teams/teamMinimum.ts';
import { teams as words } from '../../../locales/en/teams.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { listRunningCampaigns } from '../../store/teams/affectedCampaigns.ts';
import {
  countFindings,
  type Finding,
  type FindingRow,
  listFindings,
} from '../../store/teams/teamFindings.ts';

/** Maximum number of rows in an export. */
const maxExported = 50_000;

export async function readTeamMinimum(tx: Tx, accountId: number): Promise<TeamMinimum> {
  return requiredTeamMinimum(await listRunningCampaigns(tx, accountId));
}

/** Returns the number of teams and people per finding. */
export async function auditTeams(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { minimum, campaign } = await readTeamMinimum(tx, accountId);
    const { teams, people, ...counts } = await countFindings(tx, accountId, minimum);
    return { minimum, minimum_of: campaign, teams, people, counts };
  });
}

interface FindingQuery {
  readonly finding: Finding;
  readonly page: number;
  readonly per_page: number;
}

export async function readTeamFinding(deps: Deps, caller: Caller, { finding, page, per_page }: FindingQuery) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { minimum } = await readTeamMinimum(tx, accountId);
    const slice = { from: (page - 1) * per_page, size: per_page };
    const rows = await listFindings(tx, accountId, { finding, minimum }, slice);
    return { rows, total: (await countFindings(tx, accountId, minimum))[finding] };
  });
}

/** Exports all rows of a finding as CSV and records the export in the audit log. */
export async function exportTeamFinding(deps: Deps, caller: Caller, finding: Finding) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const { minimum } = await readTeamMinimum(tx, accountId);
    const rows = await listFindings(tx, accountId, { finding, minimum }, { from: 0, size: maxExported });
    await recordAudit(tx, caller, {
      action: 'export',
      resource: 'teams',
      id: null,
      after: { finding, rows: rows.length },
      now: deps.clock.now(),
      accountId,
    });
    return { name: `teams-${finding}-${today(deps.clock)}.csv`, text: csvOf(finding, rows) };
  });
}

function csvOf(finding: Finding, rows: readonly FindingRow[]): string {
  const { columns } = words.audit;
  const isPeople = finding === 'several' || finding === 'none';
  const head = isPeople
    ? [columns.person, columns.email, columns.teams]
    : [columns.team, columns.leader, columns.size];
  const lines = rows.map(({ name, email, leader, size, teams }) =>
    isPeople ? [name, email, teams.map((team) => team.name).join(', ')] : [name, leader, size],
  );
  return byteOrderMark + [head, ...lines].map(csvLine).join('');
}
