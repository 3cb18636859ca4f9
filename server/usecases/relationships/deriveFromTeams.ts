import {
  deriveRelations,
  maxTeamSizeForPeers,
  type PersonRelation,
} from '../../../domain/teams/deriveRelations.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { lockManagers } from '../../store/imports/importManagers.ts';
import {
  addRelations,
  listAllRelations,
  listLedTeams,
  listNamedPeople,
  removeRelations,
} from '../../store/relationships/relationships.ts';
import { recordRelationAudit } from './recordRelationAudit.ts';

const examples = 20;

async function planDerivation(tx: Tx, accountId: number) {
  const teams = await listLedTeams(tx, accountId);
  const derivation = deriveRelations(teams, await listAllRelations(tx, accountId));
  const names = new Map((await listNamedPeople(tx, accountId)).map(({ id, name }) => [id, name]));
  const reported = (relations: readonly PersonRelation[]) =>
    relations
      .slice(0, examples)
      .map(({ from, kind, to }) => ({ from: names.get(from) ?? '', kind, to: names.get(to) ?? '' }));
  const answer = {
    added: derivation.added.length,
    removed: derivation.removed.length,
    unchanged: derivation.unchanged,
    left_to_hand: derivation.left_to_hand.length,
    large_teams: teams.filter(({ members }) => members.length > maxTeamSizeForPeers).length,
    added_examples: reported(derivation.added),
    removed_examples: reported(derivation.removed),
  };
  return { found: derivation, answer };
}

/** Previews the changes of a derivation. */
export async function previewDerivation(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => (await planDerivation(tx, accountOf(caller))).answer);
}

/** Derives managers and peers from teams, and removes earlier derived relationships that no longer apply. */
export async function deriveFromTeams(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const now = deps.clock.now();
    await lockManagers(tx, accountId);
    const { found: derivation, answer } = await planDerivation(tx, accountId);
    await removeRelations(tx, accountId, derivation.removed);
    await addRelations(tx, accountId, derivation.added, { source: 'teams', now });
    if (derivation.added.length + derivation.removed.length > 0) {
      await recordRelationAudit(tx, caller, {
        action: 'derive',
        added: derivation.added,
        removed: derivation.removed,
        now,
      });
    }
    return answer;
  });
}
