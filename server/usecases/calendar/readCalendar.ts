import type { Account } from '../../../domain/accounts/account.ts';
import { hasModule } from '../../../domain/accounts/modules.ts';
import {
  type CalendarEntry,
  type DayRange,
  isCalendarRange,
  maxCalendarEntries,
  sortEntries,
} from '../../../domain/calendar/calendarEntries.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import {
  daySources,
  listDayEntries,
  listSessionEntries,
  type OwnEntriesQuery,
} from '../../store/calendar/listOwnEntries.ts';
import type { Tx } from '../../store/database.ts';

/** Returns the caller's entries of these days. Throws `emulating`, and `invalid` for a range that is too long or ends before it begins. */
export async function readCalendar(deps: Deps, caller: Caller, range: DayRange): Promise<CalendarEntry[]> {
  refuseEmulation(caller);
  if (!isCalendarRange(range)) throw new Refusal('invalid', [{ field: 'to', problem: 'date' }]);
  const { user, ownAccount } = caller.person;
  return deps.database.as(ownScope(caller.person), (tx) =>
    listEntries(tx, ownAccount, { accountId: ownAccount.id, userId: user.id, isFeed: false, ...range }),
  );
}

/** Returns the first entries of a person, from all modules of their account. */
export async function listEntries(
  tx: Tx,
  account: Pick<Account, 'modules'>,
  whose: OwnEntriesQuery,
): Promise<CalendarEntry[]> {
  const entries: CalendarEntry[] = [];
  for (const module of ['microSurvey', '360', 'calendar'] as const) {
    if (!hasModule(account, module)) continue;
    for (const source of daySources[module]) entries.push(...(await listDayEntries(tx, source, whose)));
  }
  if (hasModule(account, 'calendar')) entries.push(...(await listSessionEntries(tx, whose)));
  return sortEntries(entries).slice(0, maxCalendarEntries);
}
