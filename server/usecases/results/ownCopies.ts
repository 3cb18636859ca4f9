import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { privateCopiesOf } from '../../store/privateCopies.ts';
import { decryptJson } from '../../vault/cipher.ts';
import type { Asker } from '../asker.ts';
import { copyKey } from '../campaignKey.ts';
import type { OwnResult } from '../ownResult.ts';

/**
 * The results of which a person kept a copy, newest first. Nobody else reads them: throws `emulating` while another
 * account is viewed, and `foreign` for any other person, whether or not there is one.
 */
export async function ownCopies(
  deps: Deps,
  asker: Asker,
  userId: number,
  foreign: Refusal,
): Promise<OwnResult[]> {
  if (asker.emulation) throw new Refusal('emulating', 403);
  if (userId !== asker.person.user.id) throw foreign;
  const sealed = await deps.database.as(asker.scope, (tx) => privateCopiesOf(tx, userId));
  const key = copyKey(deps.environment.secret, userId);
  return sealed
    .map((copy) => decryptJson<OwnResult>(key, copy))
    .sort((a, b) => b.finished_on.localeCompare(a.finished_on) || b.campaign_id - a.campaign_id);
}
