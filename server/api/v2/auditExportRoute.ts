import type { FastifyInstance } from 'fastify';
import type { TableFormat } from '../../../contract/fileCalls.ts';
import { type AuditQuery, securityFiles } from '../../../contract/v2/security.ts';
import type { TableCell } from '../../../domain/tables/csv.ts';
import { security as english } from '../../../locales/en/security.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import { streamAuditEntries } from '../../usecases/security/readSecurity.ts';
import { authorizeSignedIn, parseBody, type SignedInContext } from '../calls.ts';
import { sendTable } from '../sendTable.ts';

const { columns } = english.audit;
const header = [
  columns.at,
  columns.actor,
  columns.email,
  columns.account,
  columns.as_account,
  columns.action,
  columns.resource,
  columns.record_id,
  columns.field,
  columns.before,
  columns.after,
];

/**
 * Serves `GET /v2/security/audit/export?format=csv|xlsx`: one line per changed field of all matching entries.
 */
export function registerAuditExportRoute(app: FastifyInstance, deps: Deps): void {
  app.get(`/api${securityFiles.audit.path}`, async (request, reply) => {
    const context = authorizeSignedIn(deps, request, reply, securityFiles.audit);
    const { format, ...filter } = parseBody<AuditQuery & { format: TableFormat }>(
      securityFiles.audit.query,
      request.query,
    );
    await recordExport(deps, context, { format, ...filter });
    return sendTable(reply, {
      name: 'audit',
      format,
      now: context.now,
      header,
      lines: linesOf(deps, filter),
    });
  });
}

async function recordExport(deps: Deps, { signedIn, now }: SignedInContext, after: Record<string, unknown>) {
  await deps.database.as(platformScope, (tx) =>
    recordAudit(tx, signedIn, {
      action: 'export',
      resource: 'audit_entries',
      id: null,
      after: Object.fromEntries(
        Object.entries(after).filter(([, value]) => value !== null && value !== false),
      ),
      now,
      accountId: signedIn.person.ownAccount.id,
    }),
  );
}

async function* linesOf(deps: Deps, filter: AuditQuery): AsyncGenerator<TableCell[]> {
  for await (const entry of streamAuditEntries(deps, filter)) {
    const { at, name, email, account, as_account, action, resource, record_id, changes } = entry;
    const about = [at, name, email, account, as_account, action, resource, record_id];
    const fields = Object.entries(changes);
    if (fields.length === 0) yield [...about, null, null, null];
    for (const [field, [before, after]] of fields) yield [...about, field, cellOf(before), cellOf(after)];
  }
}

function cellOf(value: unknown): TableCell {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
