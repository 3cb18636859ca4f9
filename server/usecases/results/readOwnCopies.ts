import type { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { listPrivateCopies } from '../../store/survey/privateCopies.ts';
import { decryptJson } from '../../vault/cipher.ts';
import type { OwnResult } from './computeOwnResult.ts';
import { privateCopyKey } from './privateCopyKey.ts';

/**
 * Returns a person's private copies of their results, newest first. Throws `emulating` during an emulation, and
 * `foreign` for any other person, whether or not they exist.
 */
export async function readOwnCopies(
  deps: Deps,
  caller: Caller,
  userId: number,
  foreign: Refusal,
): Promise<OwnResult[]> {
  refuseEmulation(caller);
  if (userId !== caller.person.user.id) throw foreign;
  const sealed = await deps.database.as(caller.scope, (tx) => listPrivateCopies(tx, userId));
  const key = privateCopyKey(deps.environment.secret, userId);
  return sealed
    .map((copy) => decryptJson<OwnResult>(key, copy))
    .sort((a, b) => b.finished_on.localeCompare(a.finished_on) || b.campaign_id - a.campaign_id);
}
