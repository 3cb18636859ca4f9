import type { CurrentUser } from '../../../domain/access/signedInPerson.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Demographics } from '../../../resources/users/demographics.ts';
import type { UserRecord } from '../../../resources/users/users.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { ownScope } from '../../kernel/scope.ts';
import { findUser } from '../../store/people/people.ts';
import { findOwnProfile, type OwnProfile, saveProfile } from '../../store/people/profiles.ts';

export type ProfileInput = Pick<UserRecord, 'first_name' | 'last_name' | 'locale_abbr'> &
  Demographics & { readonly time_zone?: string | null | undefined };

export async function readOwnProfile(deps: Deps, caller: Caller): Promise<OwnProfile> {
  refuseEmulation(caller);
  return deps.database.as(ownScope(caller.person), (tx) => findOwnProfile(tx, caller.person.user.id));
}

/** Saves the caller's own profile. The audit log contains only changes of name and language. Throws `emulating`. */
export async function updateOwnProfile(
  deps: Deps,
  caller: Caller,
  profile: ProfileInput,
): Promise<{ currentUser: CurrentUser; demographics: OwnProfile }> {
  refuseEmulation(caller);
  const { user, ownAccount } = caller.person;
  const now = deps.clock.now();
  return deps.database.as(ownScope(caller.person), async (tx) => {
    await saveProfile(tx, user.id, profile, now.toISOString());
    const { first_name, last_name, locale_abbr } = profile;
    await recordAudit(tx, caller, {
      action: 'update_profile',
      resource: 'users',
      id: user.id,
      before: { first_name: user.first_name, last_name: user.last_name, locale_abbr: user.locale_abbr },
      after: { first_name, last_name, locale_abbr },
      now,
      accountId: ownAccount.id,
    });
    const record = await findUser(tx, user.id);
    if (!record) throw new Refusal('signed_out');
    return { currentUser: record.user, demographics: await findOwnProfile(tx, user.id) };
  });
}
