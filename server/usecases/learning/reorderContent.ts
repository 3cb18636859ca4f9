import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { scopeWithPlatform } from '../../kernel/scope.ts';
import { type OrderedChildKind, putInOrder, readOrder } from '../../store/learning/learningContent.ts';

const parents = { lessons: 'courses', path_steps: 'learning_paths' } as const;

/**
 * Reorders the content of a course or a path. Throws `not_found` if it has none, and `conflict` if `ids` are no longer exactly
 * its content.
 */
export async function reorderContent(
  deps: Deps,
  caller: Caller,
  { of, parentId }: { readonly of: OrderedChildKind; readonly parentId: number },
  ids: readonly number[],
): Promise<void> {
  await deps.database.as(scopeWithPlatform(caller), async (tx) => {
    const before = await readOrder(tx, of, parentId);
    if (before.length === 0) throw new Refusal('not_found');
    if (!isOrderOf(ids, before)) throw new Refusal('conflict');
    await putInOrder(tx, of, ids);
    await recordAudit(tx, caller, {
      action: 'reorder',
      resource: parents[of],
      id: parentId,
      accountId: null,
      before: { [of]: before },
      after: { [of]: ids },
      now: deps.clock.now(),
    });
  });
}

/** Whether `ids` contains exactly the ids in `all`, each once. */
const isOrderOf = (ids: readonly number[], all: readonly number[]) =>
  ids.length === all.length && new Set(ids).size === ids.length && ids.every((id) => all.includes(id));
