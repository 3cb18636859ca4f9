import type { Deps } from '../../deps.ts';
import { type Caller, recordAudit } from '../../kernel/caller.ts';
import type { Scope, Tx } from '../../store/database.ts';

type Row = Readonly<Record<string, unknown>>;
interface Noted {
  readonly action: string;
  readonly resource: string;
  readonly id: number;
  readonly before?: Row | null;
  readonly after?: Row | null;
}

/** Records an audit event; the platform's content belongs to no account. */
export async function recordLearningAudit(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  what: Noted & { readonly accountId: number | null },
): Promise<void> {
  await recordAudit(tx, caller, { ...what, now: deps.clock.now() });
}

/** The platform owns courses and paths and provides them to all accounts. */
export const platformContentScope = ({ scope }: Caller): Scope => ({ ...scope, platform: true });
