import type { Deps } from '../../deps.ts';
import { type Caller, recordAudit } from '../../kernel/caller.ts';
import type { Scope, Tx } from '../../store/database.ts';

type Row = Readonly<Record<string, unknown>>;

export interface QuestionAuditEvent {
  readonly action: string;
  readonly resource: string;
  readonly id: number;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Changes to the platform's questions are recorded under the person's own account, whichever account is viewed. */
export function platformScope({ person }: Caller): Scope {
  return { role: 'web', accountId: person.ownAccount.id, userId: person.user.id, platform: false };
}

/** Records an audit event under the account of the transaction. */
export async function recordQuestionAudit(
  deps: Deps,
  tx: Tx,
  caller: Caller,
  what: QuestionAuditEvent & { readonly accountId: number | null },
): Promise<void> {
  await recordAudit(tx, caller, { ...what, now: deps.clock.now() });
}
