import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Author } from '../../store/people/status.ts';

/** The identity in the audit log; during an emulation, both identities. */
export function authorOf(deps: Deps, { person, emulation }: Caller): Author {
  return {
    actorId: person.user.id,
    asAccountId: emulation?.accountId ?? null,
    now: deps.clock.now().toISOString(),
  };
}
