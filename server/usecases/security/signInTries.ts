import { createHmac } from 'node:crypto';
import type { Reach } from '../../../domain/access/policy/lockOut.ts';
import { coarseNetwork } from '../../../domain/access/policy/network.ts';
import type { Deps } from '../../deps.ts';
import { forgetTries, giveBackTry, takeTry } from '../../store/securityLockOuts.ts';
import { findCredentials } from '../../store/signIn.ts';
import { everywhere } from '../scopes.ts';
import { noteSignIn } from '../signIn.ts';

interface Who {
  readonly email: string;
  readonly address: string;
  readonly device: string;
}

/** Neither addresses of the network nor those of mail are kept: what is counted goes by a keyed hash of both. */
function keyOf({ environment }: Deps, reach: Reach, { email, address }: Who): string {
  const what = reach === 'network' ? `${address} ${email}` : email;
  return createHmac('sha256', environment.secret).update(`try:${reach}:${what}`).digest('hex');
}

/** Counts a try to sign in, whether or not the address belongs to anybody. Answers until when to wait, or null. */
export async function takeSignInTry(deps: Deps, who: Who): Promise<Date | null> {
  const now = deps.clock.now();
  const network = coarseNetwork(who.address);
  const { userId, until } = await deps.database.as(everywhere, async (tx) => {
    const userId = (await findCredentials(tx, who.email))?.id ?? null;
    const tried = { user_id: userId, network, now };
    const here = await takeTry(tx, { ...tried, reach: 'network', key_hash: keyOf(deps, 'network', who) });
    if (here) return { userId, until: here };
    const all = { ...tried, network: null, reach: 'everywhere' as const };
    return { userId, until: await takeTry(tx, { ...all, key_hash: keyOf(deps, 'everywhere', who) }) };
  });
  if (until) await noteSignIn(deps, userId, { name: who.device, network }, 'locked');
  return until;
}

/** The right password: what went before from here counts no more, and this one counts nowhere. */
export async function forgetSignInTries(deps: Deps, who: Who): Promise<void> {
  await deps.database.as(everywhere, async (tx) => {
    await forgetTries(tx, keyOf(deps, 'network', who), deps.clock.now().toISOString());
    await giveBackTry(tx, keyOf(deps, 'everywhere', who));
  });
}
