import type { Tx } from '../../store/database.ts';
import { changeAudienceKey, listFollowUpsAsking } from '../../store/followUps/followUps.ts';
import { readAudienceKey } from './hasOfferedAudience.ts';

/**
 * Runs a change that removes a person from the audiences of drafts. Follow-up pulses that asked whom their offer named before still do so
 * afterward: the person left, and no one changed whom the pulse asks.
 */
export async function keepOfferedAudiences(
  tx: Tx,
  userId: number,
  removePerson: () => Promise<void>,
): Promise<void> {
  const affected = await listFollowUpsAsking(tx, userId);
  const asOffered: typeof affected = [];
  for (const one of affected)
    if ((await readAudienceKey(tx, one.pulse)) === one.audience_key) asOffered.push(one);
  await removePerson();
  for (const { id, pulse } of asOffered) await changeAudienceKey(tx, id, await readAudienceKey(tx, pulse));
}
