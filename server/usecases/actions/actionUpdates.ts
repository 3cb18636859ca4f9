import { maxUpdates } from '../../../domain/actions/teamAction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import {
  addActionUpdate,
  findActionUpdate,
  listActionUpdates,
  setUpdateDeleted,
} from '../../store/actions/actionUpdates.ts';
import type { Tx } from '../../store/database.ts';
import { lockVisibleAction } from './actionAudience.ts';

interface NewUpdate {
  /** The id of the action. */
  readonly id: number;
  readonly text: string;
  readonly request_key: string;
}

/**
 * Adds an update to an action; a repeated request adds nothing. The audit log names the action only: the text is its author's and can be
 * deleted. Throws `not_found`, `forbidden` and `updates_full`.
 */
export async function writeActionUpdate(deps: Deps, caller: Caller, update: NewUpdate): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const { rights, audience } = await lockVisibleAction(tx, caller, update.id);
    if (!rights.canReport) throw new Refusal('forbidden');
    await checkIsNotFull(tx, audience.accountId, update.id);
    const id = await addActionUpdate(tx, {
      account_id: audience.accountId,
      action_id: update.id,
      author_id: audience.userId,
      text: update.text,
      request_key: update.request_key,
      created_at: now.toISOString(),
    });
    if (id === null) return;
    const after = { action_id: update.id };
    await recordAudit(tx, caller, { action: 'create', resource: 'team_action_updates', id, after, now });
  });
}

/**
 * Deletes an update, or restores one deleted within a day; authors only what they deleted themselves. Throws `not_found`, `forbidden` for
 * an update of someone else, and `updates_full`.
 */
export async function setActionUpdateDeleted(
  deps: Deps,
  caller: Caller,
  { id, deleted }: { readonly id: number; readonly deleted: boolean },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const update = requireFound(await findActionUpdate(tx, accountOf(caller), id));
    const { rights, audience } = await lockVisibleAction(tx, caller, update.action_id);
    if (!rights.canEdit && update.author_id !== audience.userId) throw new Refusal('forbidden');
    if ((update.deleted_at !== null) === deleted) return;
    if (!deleted) {
      if (!rights.canEdit && update.deleted_by !== audience.userId) throw new Refusal('forbidden');
      await checkIsNotFull(tx, audience.accountId, update.action_id);
    }
    const deletion = { deleted_at: now.toISOString(), deleted_by: audience.userId };
    await setUpdateDeleted(tx, id, deleted ? deletion : { deleted_at: null, deleted_by: null });
    const entry = {
      resource: 'team_action_updates',
      id,
      before: { action_id: update.action_id },
      now,
    } as const;
    await recordAudit(tx, caller, { ...entry, action: deleted ? 'delete' : 'undo' });
  });
}

/** Throws `updates_full` if an action has as many updates as it can have. */
async function checkIsNotFull(tx: Tx, accountId: number, actionId: number): Promise<void> {
  const { length } = await listActionUpdates(tx, accountId, actionId);
  if (length >= maxUpdates) throw new Refusal('updates_full');
}
