import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { StatusChangeAuthor } from '../../store/people/status.ts';

/** Returns the author of a change; during an emulation, also the account the caller acts in. */
export function authorOfChange(deps: Deps, { person, emulation }: Caller): StatusChangeAuthor {
  return {
    actorId: person.user.id,
    asAccountId: emulation?.accountId ?? null,
    now: deps.clock.now().toISOString(),
  };
}
