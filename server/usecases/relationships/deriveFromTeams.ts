import { derive, mostPeers, type Relation } from '../../../domain/teams/fromTeams.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  addRelations,
  allRelations,
  ledTeamsOf,
  namedPeople,
  removeRelations,
} from '../../store/relationships/relationships.ts';
import type { Asker } from '../asker.ts';
import { accountOf } from '../campaignReach.ts';
import { noteRelations } from './note.ts';

const examples = 20;

async function plan(tx: Tx, accountId: number) {
  const teams = await ledTeamsOf(tx, accountId);
  const found = derive(teams, await allRelations(tx, accountId));
  const names = new Map((await namedPeople(tx, accountId)).map(({ id, name }) => [id, name]));
  const told = (relations: readonly Relation[]) =>
    relations
      .slice(0, examples)
      .map(({ from, kind, to }) => ({ from: names.get(from) ?? '', kind, to: names.get(to) ?? '' }));
  const answer = {
    added: found.added.length,
    removed: found.removed.length,
    unchanged: found.unchanged,
    left_to_hand: found.left_to_hand.length,
    large_teams: teams.filter(({ members }) => members.length > mostPeers).length,
    added_examples: told(found.added),
    removed_examples: told(found.removed),
  };
  return { found, answer };
}

/** What deriving would do now. */
export async function previewDerivation(deps: Deps, asker: Asker) {
  return deps.database.as(asker.scope, async (tx) => (await plan(tx, accountOf(asker))).answer);
}

/** Derives managers and peers from teams, and takes back what was derived before and no longer holds. */
export async function deriveFromTeams(deps: Deps, asker: Asker) {
  return deps.database.as(asker.scope, async (tx) => {
    const accountId = accountOf(asker);
    const now = deps.clock.now();
    const { found, answer } = await plan(tx, accountId);
    await removeRelations(tx, accountId, found.removed);
    await addRelations(tx, accountId, found.added, { source: 'teams', now });
    if (found.added.length + found.removed.length > 0) {
      await noteRelations(tx, asker, { action: 'derive', added: found.added, removed: found.removed, now });
    }
    return answer;
  });
}
