import type { Demographics } from '../../../resources/users/demographics.ts';
import type { UserRecord } from '../../../resources/users/users.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';

type Profile = Pick<UserRecord, 'first_name' | 'last_name' | 'locale_abbr'> &
  Demographics & { readonly time_zone?: string | null | undefined };

export type OwnProfile = Demographics & Pick<UserRecord, 'time_zone'>;

/** Returns the profile columns that no other query returns; call it with the person's own id only. */
export async function findOwnProfile(tx: Tx, userId: number): Promise<OwnProfile> {
  return tx
    .selectFrom('users')
    .select(['gender', 'race', 'birth_year', 'time_zone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function saveProfile(tx: Tx, userId: number, profile: Profile, now: string): Promise<void> {
  const { first_name, last_name, locale_abbr, gender, race, birth_year, time_zone } = profile;
  await tx
    .updateTable('users')
    .set({
      first_name,
      last_name,
      locale_abbr,
      gender,
      race,
      birth_year,
      time_zone,
      updated_at: laterTimestamp(now),
    })
    .where('id', '=', userId)
    .execute();
}

/** Returns the time zone of a person's profile; null if it has none. */
export async function readOwnTimeZone(tx: Tx, userId: number): Promise<string | null> {
  const row = await tx.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  return row?.time_zone ?? null;
}
