import { respondentTimeZone } from '../../../domain/survey/respondentTimeZone.ts';
import { readAccountTimeZone } from '../../store/accounts/accounts.ts';
import type { Tx } from '../../store/database.ts';
import { readOwnTimeZone } from '../../store/people/profiles.ts';

interface PersonInAccount {
  readonly userId: number;
  readonly accountId: number;
  /** The time zone that the person's browser states; null if unknown. */
  readonly browserZone: string | null;
}

/** Returns the zone in which a person's days end. */
export const readPersonTimeZone = async (
  tx: Tx,
  { userId, accountId, browserZone }: PersonInAccount,
): Promise<string> =>
  respondentTimeZone({
    person: await readOwnTimeZone(tx, userId),
    browser: browserZone,
    account: await readAccountTimeZone(tx, accountId),
  });
