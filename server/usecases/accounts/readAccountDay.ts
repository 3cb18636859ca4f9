import { localDayOf } from '../../../domain/dates/localDay.ts';
import { selectTimeZone } from '../../../domain/dates/timeZones.ts';
import type { Deps } from '../../deps.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import type { Tx } from '../../store/database.ts';

/** Returns today's date in an account's time zone; in UTC if it has none. */
export async function readAccountDay({ clock }: Deps, tx: Tx, accountId: number): Promise<string> {
  return localDayOf(clock.now(), selectTimeZone(await readAccountTimeZone(tx, accountId)));
}
