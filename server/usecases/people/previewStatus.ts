import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type PersonStatus, previewStatus as preview } from '../../store/people/status.ts';
import { type PeopleSelection, selectionOf } from './changeStatus.ts';

/** The effects of a status change for many people, without making it. */
export async function previewStatus(
  deps: Deps,
  caller: Caller,
  selection: PeopleSelection,
  to: PersonStatus,
) {
  const now = deps.clock.now().toISOString();
  return deps.database.as(caller.scope, (tx) => preview(tx, selectionOf(caller, selection), to, now));
}
