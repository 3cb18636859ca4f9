import type { AuditAction, OtherAuditResource } from '../../domain/access/auditEvents.ts';
import type { ResourceName } from '../../resources/registry.ts';
import type { Tx } from '../store/database.ts';
import { addAuditRow } from '../store/security/addAuditRow.ts';
import type { Caller } from './caller.ts';

/** Resources whose changes are logged: declared records and others. */
export type AuditResource = ResourceName | OtherAuditResource;
export type { AuditAction };

export interface AuditEvent {
  readonly action: AuditAction;
  readonly resource: AuditResource;
  /** Null for a change of many records. */
  readonly id: number | string | null;
  readonly before?: object | null | undefined;
  readonly after?: object | null | undefined;
  readonly now: Date;
  /** The account of the entry if it differs from the actor's current account; null for records of the platform. */
  readonly accountId?: number | null;
}

/** The author of a change outside a session: a respondent, a person signing in, or the server (null). */
export interface Actor {
  readonly userId: number | null;
  readonly accountId: number | null;
  readonly asAccountId?: number | null;
}

/**
 * Writes one entry of the audit log, in the transaction of the change. Entries about applicants outlive the application,
 * so they never contain a name or a reason.
 */
export async function recordAudit(tx: Tx, by: Caller | Actor, event: AuditEvent): Promise<void> {
  const actor = 'person' in by ? actorOf(by) : by;
  await addAuditRow(tx, {
    actorId: actor.userId,
    accountId: event.accountId === undefined ? actor.accountId : event.accountId,
    asAccountId: actor.asAccountId ?? null,
    action: event.action,
    resource: event.resource,
    recordId: event.id,
    before: event.before,
    after: event.after,
    at: event.now.toISOString(),
  });
}

const actorOf = ({ person, scope, emulation }: Caller): Actor => ({
  userId: person.user.id,
  accountId: scope.accountId,
  asAccountId: emulation?.accountId ?? null,
});
