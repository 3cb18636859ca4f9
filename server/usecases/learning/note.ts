import type { Deps } from '../../deps.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { type Asker, noteChange } from '../asker.ts';

type Row = Readonly<Record<string, unknown>>;
interface Noted {
  readonly action: string;
  readonly resource: string;
  readonly id: number;
  readonly before?: Row | null;
  readonly after?: Row | null;
}

/** One line of the audit log; content of the platform belongs to no account. */
export async function note(
  deps: Deps,
  tx: Tx,
  asker: Asker,
  what: Noted & { readonly accountId: number | null },
): Promise<void> {
  await noteChange(tx, asker, { ...what, now: deps.clock.now() });
}

/** Courses and paths are held by the platform for all accounts. */
export const onPlatform = ({ scope }: Asker): Scope => ({ ...scope, platform: true });
