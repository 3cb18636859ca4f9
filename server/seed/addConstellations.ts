import type { Tx } from '../store/database.ts';

const planned = [
  { name: 'Brand launch crew', team: 'Brand and campaigns', size: 6, note: 'Who carries the spring launch.' },
  { name: 'Warehouse shift leads', team: 'Warehouse north', size: 5, note: null },
  { name: 'New platform group', team: 'Web platform', size: 12, note: 'Forming in the next quarter.' },
] as const;

/** Adds constellations of people from the demo's teams, and a group of them. */
export async function addConstellations(
  tx: Tx,
  accountId: number,
  blueprintId: number | null,
): Promise<void> {
  const ids: number[] = [];
  for (const { name, team, size, note } of planned) {
    const people = await tx
      .selectFrom('memberships')
      .innerJoin('teams', 'teams.id', 'memberships.team_id')
      .select('memberships.user_id')
      .where('teams.account_id', '=', accountId)
      .where('teams.name', '=', team)
      .orderBy('memberships.id')
      .limit(size)
      .execute();
    const { id } = await tx
      .insertInto('constellations')
      .values({
        account_id: accountId,
        name,
        note,
        user_ids: people.map(({ user_id }) => user_id),
        blueprint_id: blueprintId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  await tx
    .insertInto('constellation_sets')
    .values({ account_id: accountId, name: 'Groups of this year', note: null, constellation_ids: ids })
    .execute();
}
