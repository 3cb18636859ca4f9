import type { Tx } from '../store/database.ts';
import type { AccountIds, UserIds } from './accounts.ts';
import { addBlueprints } from './addBlueprints.ts';
import { addConstellations } from './addConstellations.ts';
import { addLiveSessions } from './addLiveSessions.ts';
import { addRegistrations } from './addRegistrations.ts';
import { addSprints } from './addSprints.ts';

/** Adds live sessions, blueprints, constellations and sprints. Requires the people and teams of the demo. */
export async function addBuilderRecords(
  tx: Tx,
  now: Date,
  accounts: AccountIds,
  users: UserIds,
): Promise<void> {
  const { harbor: harborId, cairn: cairnId } = accounts;
  const person = (name: string) => ({ user_id: users.get(name) ?? 0 });
  await addLiveSessions(tx, now);
  await addRegistrations(tx, { accountId: harborId, users, now });
  const blueprints = await addBlueprints(tx, harborId, users.get('local-admin') ?? 0);
  await addConstellations(tx, harborId, blueprints.get('Team lead') ?? null);
  const team = { team_id: await firstTeam(tx, harborId) };
  await addSprints(tx, { accountId: harborId, now }, [
    team,
    person('user'),
    person('supervisor'),
    person('user'),
    person('local-admin'),
  ]);
  await addSprints(tx, { accountId: cairnId, now }, [
    person('admin'),
    person('super-admin'),
    person('app-admin'),
  ]);
}

async function firstTeam(tx: Tx, accountId: number): Promise<number> {
  const { id } = await tx
    .selectFrom('teams')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
