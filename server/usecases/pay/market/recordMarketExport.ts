import type { TableFormat } from '../../../../contract/fileCalls.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';

/** Records in the audit log that someone exported market pay. */
export async function recordMarketExport(
  deps: Deps,
  caller: Caller,
  after: { readonly jobs: readonly string[]; readonly format: TableFormat },
): Promise<void> {
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'export',
      resource: 'market_files',
      id: null,
      after,
      now: deps.clock.now(),
    }),
  );
}
