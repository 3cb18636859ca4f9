import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type PersonStatus, previewStatus as preview } from '../../store/people/status.ts';
import { allowedSelectionOf, type PeopleSelection } from './changePeopleStatus.ts';

/** Returns the effects of a status change for many people, without making it. */
export async function previewPeopleStatus(
  deps: Deps,
  caller: Caller,
  selection: PeopleSelection,
  to: PersonStatus,
) {
  const now = deps.clock.now().toISOString();
  return deps.database.as(caller.scope, (tx) => preview(tx, allowedSelectionOf(caller, selection), to, now));
}
