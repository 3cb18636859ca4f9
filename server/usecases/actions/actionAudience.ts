import { isAdmin, supervisorGrants } from '../../../domain/access/roles.ts';
import { type ActionRights, actionRights } from '../../../domain/actions/actionAccess.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listLedTeams, listOwnTeamIds } from '../../store/actions/actionGroups.ts';
import {
  type ActionAudience,
  findTeamAction,
  lockTeamAction,
  type StoredAction,
} from '../../store/actions/teamActions.ts';
import type { Tx } from '../../store/database.ts';

/**
 * Returns what the caller's access to actions depends on. Whoever views another account isn't part of its company, and neither are invitees
 * and applicants, whom a campaign for everyone doesn't ask.
 */
export async function readActionAudience(tx: Tx, caller: Caller): Promise<ActionAudience> {
  const accountId = accountOf(caller);
  const { user, ownAccount } = caller.person;
  const led = supervisorGrants(user).length > 0 ? await listLedTeams(tx, accountId, user.id) : [];
  return {
    accountId,
    userId: user.id,
    seesAll: isAdmin(user),
    ledTeamIds: led.map(({ id }) => id),
    teamIds: await listOwnTeamIds(tx, accountId, user.id),
    belongsToCompany: ownAccount.id === accountId && user.type === null,
  };
}

/** Returns what a person may do with an action; null if they don't see it. */
export function rightsOf(action: StoredAction, audience: ActionAudience): ActionRights | null {
  const { userId, seesAll, teamIds, ledTeamIds, belongsToCompany } = audience;
  const isInTeam = action.team_id !== null && teamIds.includes(action.team_id);
  const isInGroup = action.scope === 'company' ? belongsToCompany : isInTeam;
  const leadsTeam = action.team_id !== null && ledTeamIds.includes(action.team_id);
  return actionRights(action, { userId, isAdmin: seesAll, leadsTeam, isInGroup });
}

export interface VisibleAction {
  readonly action: StoredAction;
  readonly rights: ActionRights;
  readonly audience: ActionAudience;
}

/** Returns an action that the caller sees. Throws `not_found`, also for one that they don't see or that was deleted. */
export async function requireVisibleAction(tx: Tx, caller: Caller, id: number): Promise<VisibleAction> {
  const audience = await readActionAudience(tx, caller);
  const action = requireFound(await findTeamAction(tx, audience.accountId, id));
  return { action, audience, rights: requireRights(action, audience) };
}

/** Locks an action that the caller sees. Throws `not_found`. */
export async function lockVisibleAction(tx: Tx, caller: Caller, id: number): Promise<VisibleAction> {
  const audience = await readActionAudience(tx, caller);
  const action = requireFound(await lockTeamAction(tx, audience.accountId, id));
  return { action, audience, rights: requireRights(action, audience) };
}

function requireRights(action: StoredAction, audience: ActionAudience): ActionRights {
  const rights = action.deleted ? null : rightsOf(action, audience);
  if (!rights) throw new Refusal('not_found');
  return rights;
}
