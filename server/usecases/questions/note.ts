import type { Deps } from '../../deps.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { type Asker, noteChange } from '../asker.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Noted {
  readonly action: string;
  readonly resource: string;
  readonly id: number;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** The platform's questions are changed under the account of the person who changes them, whichever is viewed. */
export function platformScope({ person }: Asker): Scope {
  return { role: 'web', accountId: person.ownAccount.id, userId: person.user.id, platform: false };
}

/** One line of the audit log, under the account the transaction runs for. */
export async function note(
  deps: Deps,
  tx: Tx,
  asker: Asker,
  what: Noted & { readonly accountId: number | null },
): Promise<void> {
  await noteChange(tx, asker, { ...what, now: deps.clock.now() });
}
