import { localDayOf } from '../../../../domain/dates/localDay.ts';
import { selectTimeZone } from '../../../../domain/dates/timeZones.ts';
import type { Deps } from '../../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../../kernel/caller.ts';
import { accountOf, ownScope } from '../../../kernel/scope.ts';
import { readAccountTimeZone } from '../../../store/accounts/accounts.ts';
import type { Scope, Tx } from '../../../store/database.ts';
import { type ReportScope, useReportMemory } from '../../../store/learning/reports/reportScope.ts';
import { learnerOf } from '../own/learnerOf.ts';

/** Whose learning a caller may read about. */
interface ReportReader {
  readonly scope: Scope;
  readonly accountId: number;
  /** Null for administrators. */
  readonly leaderId: number | null;
}

/**
 * Returns whose learning the caller may read about: administrators about everyone in the viewed account, others about the people whom they lead
 * or manage in their own. Throws `emulating` for others who view another account, and `forbidden` without an account.
 */
function readerOf(caller: Caller): ReportReader {
  if (!isLimitedToLedTeams(caller))
    return { scope: caller.scope, accountId: accountOf(caller), leaderId: null };
  const { accountId, userId } = learnerOf(caller);
  return { scope: ownScope(caller.person), accountId, leaderId: userId };
}

/** Runs `read` with what the caller may read about. */
export async function withReportScope<T>(
  deps: Deps,
  caller: Caller,
  read: (tx: Tx, scope: ReportScope) => Promise<T>,
): Promise<T> {
  const { scope, accountId, leaderId } = readerOf(caller);
  return deps.database.as(scope, async (tx) => {
    await useReportMemory(tx);
    const zone = selectTimeZone(await readAccountTimeZone(tx, accountId));
    return read(tx, { accountId, leaderId, today: localDayOf(deps.clock.now(), zone), zone });
  });
}
