import type { Tx } from '../store/database.ts';
import type { AccountIds, UserIds } from './accounts.ts';
import { addBlueprints } from './blueprints.ts';
import { addConstellations } from './constellations.ts';
import { addLiveSessions } from './liveSessions.ts';

/** What is built in the demo: live sessions, blueprints, constellations. Needs its people and teams. */
export async function addBuilder(tx: Tx, now: Date, accounts: AccountIds, users: UserIds): Promise<void> {
  await addLiveSessions(tx, now);
  const blueprints = await addBlueprints(tx, accounts.harbor, users.get('local-admin') ?? 0);
  await addConstellations(tx, accounts.harbor, blueprints.get('Team lead') ?? null);
}
