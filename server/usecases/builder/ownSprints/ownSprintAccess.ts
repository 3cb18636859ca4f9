import { canManageSprint } from '../../../../domain/builder/ownSprint.ts';
import { localDayOf } from '../../../../domain/dates/localDay.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { respondentTimeZone } from '../../../../domain/survey/respondentTimeZone.ts';
import type { Deps } from '../../../deps.ts';
import { type Caller, refuseEmulation } from '../../../kernel/caller.ts';
import { type AuditAction, recordAudit } from '../../../kernel/recordAudit.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { readAccountTimeZone } from '../../../store/accounts/accounts.ts';
import { findOwnSprint, type SprintOwner, type StoredOwnSprint } from '../../../store/builder/ownSprints.ts';
import { lockSprint } from '../../../store/builder/sprints.ts';
import type { Tx } from '../../../store/database.ts';
import { readOwnTimeZone } from '../../../store/people/profiles.ts';

/** Runs work on the caller's own sprints in their own account. Throws `emulating`. */
export async function withOwnSprints<Result>(
  deps: Deps,
  caller: Caller,
  work: (tx: Tx, owner: SprintOwner) => Promise<Result>,
): Promise<Result> {
  refuseEmulation(caller);
  const owner = { accountId: caller.person.ownAccount.id, userId: caller.person.user.id };
  return deps.database.as(ownScope(caller.person), (tx) => work(tx, owner));
}

/** Returns today's date where the caller is (decision 46). */
export async function readOwnToday(
  deps: Deps,
  tx: Tx,
  { accountId, userId }: SprintOwner,
  browser: string | null,
): Promise<string> {
  const person = await readOwnTimeZone(tx, userId);
  const account = await readAccountTimeZone(tx, accountId);
  return localDayOf(deps.clock.now(), respondentTimeZone({ person, browser, account }));
}

/** Locks a sprint of the caller or one of their teams. Throws `not_found`, also for drafts. */
export async function lockVisibleSprint(tx: Tx, owner: SprintOwner, id: number): Promise<StoredOwnSprint> {
  requireFound(await lockSprint(tx, owner.accountId, id));
  return requireFound(await findOwnSprint(tx, owner, id));
}

/** Locks a sprint that the caller may end. Throws `not_found`, and `forbidden` for a team that they don't lead. */
export async function lockManagedSprint(tx: Tx, owner: SprintOwner, id: number): Promise<StoredOwnSprint> {
  const sprint = await lockVisibleSprint(tx, owner, id);
  if (!canManageSprint(readerOf(sprint))) throw new Refusal('forbidden');
  return sprint;
}

export const readerOf = ({ is_own, leads_team }: StoredOwnSprint) => {
  return { isOwn: is_own, leadsTeam: leads_team };
};

interface SprintChange {
  readonly sprint: { readonly sprint_id: number; readonly is_private: boolean };
  readonly action: AuditAction;
  readonly before?: object;
  readonly after?: object;
}

/** Records a change of a sprint. The audit log says of a private one only that it was changed, because administrators read the log. */
export async function auditSprint(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  { sprint, action, before, after }: SprintChange,
): Promise<void> {
  const changes = sprint.is_private ? {} : { before, after };
  const entry = { action, resource: 'sprints', id: sprint.sprint_id, now: deps.clock.now() } as const;
  await recordAudit(tx, caller, { ...entry, ...changes });
}
