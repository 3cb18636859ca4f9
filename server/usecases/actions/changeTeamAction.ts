import type { ActionProgress } from '../../../domain/actions/teamAction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { changeTeamAction, lockTeamAction } from '../../store/actions/teamActions.ts';
import type { Tx } from '../../store/database.ts';
import { lockVisibleAction, readActionAudience, rightsOf, type VisibleAction } from './actionAudience.ts';
import { checkOwner, notifyOwner } from './actionOwner.ts';

interface EditedAction {
  readonly id: number;
  readonly version: number;
}

export interface ActionEdit extends EditedAction {
  readonly title: string;
  readonly owner_id: number;
  readonly starts_on: string;
  readonly due_on: string;
  readonly visible_to_team: boolean;
}

/** Changes an action. Throws `not_found`, `forbidden`, `conflict`, and `invalid` for a person the caller can't make its owner. */
export async function editTeamAction(deps: Deps, caller: Caller, edit: ActionEdit): Promise<void> {
  const { id, version, ...after } = edit;
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { action, rights } = await lockUnchanged(tx, caller, { id, version });
    if (!rights.canEdit) throw new Refusal('forbidden');
    const isReassigned = after.owner_id !== action.owner_id;
    if (isReassigned) await checkOwner(tx, caller, after.owner_id);
    // A new due date or owner is notified of anew.
    const isNotifiedAnew = isReassigned || after.due_on !== action.due_on;
    const notified = isNotifiedAnew ? { notified_before: false, notified_after: false } : {};
    await changeTeamAction(tx, id, { ...after, ...notified });
    const { title, owner_id, starts_on, due_on, visible_to_team } = action;
    const before = { title, owner_id, starts_on, due_on, visible_to_team };
    await recordAudit(tx, caller, { action: 'update', resource: 'team_actions', id, before, after, now });
    if (isReassigned) await notifyOwner(tx, caller, { id, owner_id: after.owner_id, now });
  });
}

export interface ProgressReport extends EditedAction {
  readonly progress: ActionProgress;
  readonly drop_reason: string | null;
}

/** Sets the progress of an action. Throws `not_found`, `forbidden`, `conflict`, and `invalid` for one dropped without a reason. */
export async function reportProgress(deps: Deps, caller: Caller, report: ProgressReport): Promise<void> {
  const { id, version, progress } = report;
  const drop_reason = progress === 'dropped' ? report.drop_reason : null;
  if (progress === 'dropped' && !drop_reason)
    throw new Refusal('invalid', [{ field: 'drop_reason', problem: 'required' }]);
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { action, rights } = await lockUnchanged(tx, caller, { id, version });
    if (!rights.canReport) throw new Refusal('forbidden');
    // The owner of an action that is opened again after its due date learns of it with the next notification.
    const notified = { notified_after: action.due_on < today(deps.clock) && action.progress === progress };
    await changeTeamAction(tx, id, { progress, drop_reason, ...notified });
    const before = { progress: action.progress, drop_reason: action.drop_reason };
    const after = { progress, drop_reason };
    await recordAudit(tx, caller, { action: 'status', resource: 'team_actions', id, before, after, now });
  });
}

/** Locks an action that the caller sees and that was not changed since. Throws `not_found` and `conflict`. */
async function lockUnchanged(tx: Tx, caller: Caller, { id, version }: EditedAction): Promise<VisibleAction> {
  const visible = await lockVisibleAction(tx, caller, id);
  if (visible.action.version !== version) throw new Refusal('conflict');
  return visible;
}

/** Deletes an action, or restores one deleted within a day. Repeating it changes nothing. Throws `not_found` and `forbidden`. */
export async function setActionDeleted(
  deps: Deps,
  caller: Caller,
  { id, deleted }: { readonly id: number; readonly deleted: boolean },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const audience = await readActionAudience(tx, caller);
    const action = requireFound(await lockTeamAction(tx, audience.accountId, id));
    const rights = rightsOf(action, audience);
    if (!rights || (action.deleted && !rights.canEdit)) throw new Refusal('not_found');
    if (!rights.canEdit) throw new Refusal('forbidden');
    if (action.deleted === deleted) return;
    await changeTeamAction(tx, id, { deleted_at: deleted ? now.toISOString() : null });
    const { title } = action;
    await recordAudit(tx, caller, {
      action: deleted ? 'delete' : 'undo',
      resource: 'team_actions',
      id,
      before: { title },
      now,
    });
  });
}
