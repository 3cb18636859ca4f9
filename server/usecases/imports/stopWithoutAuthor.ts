import { accountAccessMode } from '../../../domain/access/emulation.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { skipWaitingRows } from '../../store/imports/importRows.ts';
import { changeImport, lockImport, type StoredImport } from '../../store/imports/imports.ts';
import { findUser, listDelegatedAccountIds } from '../../store/people/people.ts';
import { completeImportStep } from './completeImportStep.ts';
import { accountScope, type ImportRef } from './importContext.ts';

type Batch = (deps: Deps, ref: ImportRef, maxRows: number) => Promise<void>;

/** Runs a batch, or stops the import if the person who started its step was deactivated or can no longer import. */
export const stopWithoutAuthor =
  (batch: Batch): Batch =>
  async (deps, ref, maxRows) => {
    const isAllowed = await deps.database.as(platformScope, async (tx) => {
      const started = await lockImport(tx, ref.account_id, ref.id);
      return started === null || canStillImport(tx, started);
    });
    return isAllowed ? batch(deps, ref, maxRows) : stopImport(deps, ref);
  };

async function canStillImport(
  tx: Tx,
  { actor_id, account_id }: Pick<StoredImport, 'actor_id' | 'account_id'>,
): Promise<boolean> {
  const author = actor_id === null ? null : await findUser(tx, actor_id);
  if (!author || !isAdmin(author.user)) return false;
  const viewer = { user: author.user, ownAccountId: author.accountId };
  const delegated = await listDelegatedAccountIds(tx, author.user.id);
  return accountAccessMode(viewer, account_id, delegated) === 'write';
}

const problem = { field: 'author', problem: 'authorGone' } as const;

/** Ends the step with a problem. What was applied so far can be undone by others, who can also check the file or undo the rest. */
async function stopImport(deps: Deps, ref: ImportRef): Promise<void> {
  const state = await deps.database.as(accountScope(ref), async (tx) => {
    const stopped = await lockImport(tx, ref.account_id, ref.id);
    if (stopped?.state === 'checking') await changeImport(tx, ref.id, { state: 'uploaded', problem });
    if (stopped?.state === 'undoing') await changeImport(tx, ref.id, { state: 'applied', problem });
    if (stopped?.state === 'applying') {
      await skipWaitingRows(tx, ref.id, problem.problem);
      await changeImport(tx, ref.id, { problem });
    }
    return stopped?.state;
  });
  if (state === 'applying') await completeImportStep(deps, ref, state);
}
