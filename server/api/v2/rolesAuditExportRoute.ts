import type { FastifyInstance } from 'fastify';
import type { TableFormat } from '../../../contract/fileCalls.ts';
import { peopleFiles } from '../../../contract/v2/people.ts';
import type { Grant } from '../../../domain/access/grants.ts';
import { type Right, rights } from '../../../domain/access/rights.ts';
import type { TableCell } from '../../../domain/tables/csv.ts';
import { people as words } from '../../../locales/en/people.ts';
import { users } from '../../../locales/en/resources/people.ts';
import { roles } from '../../../locales/en/roles.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../plugins/session.ts';
import {
  type AuditedPerson,
  type RolesQuery,
  readRolesAudit,
  recordRolesExport,
} from '../../usecases/people/readRolesAudit.ts';
import { authorizeSignedIn, parseBody } from '../calls.ts';
import { sendTable } from '../sendTable.ts';

const { rolesAudit } = peopleFiles;
/**
 * Number of rows per chunk. It is large because each chunk reads the combinations of permissions again and
 * skips the previous rows.
 */
const chunk = 5_000;
const { columns } = words.roles;

/** Serves `GET /v2/people/roles_audit/export?format=csv|xlsx`: all rows that match the filters. */
export function registerRolesAuditExportRoute(app: FastifyInstance, deps: Deps): void {
  const header = [
    columns.name,
    columns.email,
    columns.status,
    columns.role,
    ...rights.map((right) => words.rights[right]),
    columns.ledTeams,
    columns.delegatedAccounts,
  ];

  app.get(`/api${rolesAudit.path}`, async (request, reply) => {
    const { signedIn, now } = authorizeSignedIn(deps, request, reply, rolesAudit);
    const { format, ...input } = parseBody<RolesQuery & { format: TableFormat }>(
      rolesAudit.query,
      request.query,
    );
    await recordRolesExport(deps, signedIn, { format, ...input });
    const lines = linesOf(deps, signedIn, input);
    return sendTable(reply, { name: 'roles-audit', format, now, header, lines });
  });
}

async function* linesOf(deps: Deps, signedIn: SignedIn, input: RolesQuery): AsyncGenerator<TableCell[]> {
  for (let from = 0; ; from += chunk) {
    const { people } = await readRolesAudit(deps, signedIn, input, { from, size: chunk });
    for (const person of people) yield lineOf(person);
    if (people.length < chunk) return;
  }
}

function lineOf(person: AuditedPerson): TableCell[] {
  const grantsOf = (right: Right) => person.rights.find((held) => held.right === right)?.grants ?? [];
  return [
    person.name,
    person.email,
    users.choices.status[person.status],
    roles[person.role],
    ...rights.map((right) => grantsOf(right).map(describeGrant).join(', ') || null),
    person.led_teams,
    person.delegated_accounts,
  ];
}

const named = (permission: keyof typeof users.choices.permissions) => users.choices.permissions[permission];

function describeGrant(grant: Grant): string {
  const { kinds, through } = words.grants;
  switch (grant.kind) {
    case 'role':
      return through
        .replace('%{role}', roles[grant.role])
        .replace('%{permissions}', grant.through.map(named).join(', '));
    default:
      return kinds[grant.kind];
  }
}
