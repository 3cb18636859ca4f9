import { instantOf } from '../../../domain/dates/instants.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { privateCopiesOf } from '../../store/privateCopies.ts';
import { decryptJson } from '../../vault/cipher.ts';
import type { Asker } from '../asker.ts';
import { copyKey } from '../campaignKey.ts';
import type { OwnResult } from '../ownResult.ts';

interface Wanted {
  readonly user_id: number;
  /** Copies of earlier days are left out. */
  readonly answer_time: string | null;
}

/**
 * The copies somebody kept of the own results, newest first. Nobody else reads them: throws `emulating` while
 * another account is viewed, `forbidden` for any other person, whether or not there is one.
 */
export async function individualResults(deps: Deps, asker: Asker, wanted: Wanted): Promise<OwnResult[]> {
  if (asker.emulation) throw new Refusal('emulating', 403);
  const { id } = asker.person.user;
  if (wanted.user_id !== id) throw new Refusal('forbidden', 403);
  const since = sinceOf(wanted.answer_time);
  const sealed = await deps.database.as(asker.scope, (tx) => privateCopiesOf(tx, id));
  const key = copyKey(deps.environment.secret, id);
  return sealed
    .map((copy) => decryptJson<OwnResult>(key, copy))
    .filter(({ finished_on }) => finished_on >= since)
    .sort((a, b) => b.finished_on.localeCompare(a.finished_on) || b.campaign_id - a.campaign_id);
}

function sinceOf(answerTime: string | null): string {
  if (answerTime === null) return '';
  const instant = instantOf(answerTime);
  if (instant === null) throw new Refusal('invalid', 422, [{ field: 'answer_time', problem: 'date' }]);
  return new Date(instant).toISOString().slice(0, 10);
}
