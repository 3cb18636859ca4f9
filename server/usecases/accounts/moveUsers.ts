import {
  findMoveRefusal,
  type MoveRefusal,
  splitPermissionsOnMove,
} from '../../../domain/accounts/userMoves.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { platformScope, platformScopeOf } from '../../kernel/scope.ts';
import { readAccountRecord } from '../../store/accounts/accounts.ts';
import type { Slice } from '../../store/accounts/administration.ts';
import {
  addMove,
  assignToAccount,
  findMove,
  findUsedExternalIds,
  listRefusedPeople,
  listReturnablePeople,
  listTeamsOfPerson,
  lockNextWaiting,
  lockPerson,
  readPageOfMoves,
  removeAccountLinks,
  setActingUser,
  storeMoveOutcome,
  type WaitingPerson,
} from '../../store/accounts/moves.ts';
import type { Tx } from '../../store/database.ts';
import { isDatabaseUnavailable } from '../../store/engine/databaseUnavailable.ts';
import { removeSessionsExcept } from '../../store/signIn/sessions.ts';
import { keepOfferedAudiences } from '../followUps/keepOfferedAudiences.ts';
import { type MoveInput, requireTargetAccount } from './previewMove.ts';

/** Number of people moved within the request; a background job moves the rest. */
const atOnce = 20;

/** Starts a move of people to another account and returns its id. Throws `invalid`. */
export async function moveUsers(deps: Deps, caller: Caller, input: MoveInput): Promise<number> {
  const id = await deps.database.as(platformScopeOf(caller), async (tx) => {
    await requireTargetAccount(tx, input.to_account_id);
    return addMove(tx, moveOf(deps, caller, input.to_account_id), input.user_ids);
  });
  await moveFirst(deps);
  return id;
}

/**
 * Moves people back if they are still in the account the move took them to. Throws `not_found`, and `conflict` if there is no
 * such person.
 */
export async function moveUsersBack(deps: Deps, caller: Caller, moveId: number): Promise<void> {
  await deps.database.as(platformScopeOf(caller), async (tx) => {
    if (!(await findMove(tx, moveId))) throw new Refusal('not_found');
    const groups = await listReturnablePeople(tx, moveId);
    if (groups.size === 0) throw new Refusal('conflict');
    for (const [from, people] of groups) await addMove(tx, moveOf(deps, caller, from), people);
  });
  await moveFirst(deps);
}

const moveOf = (deps: Deps, caller: Caller, to_account_id: number) => ({
  to_account_id,
  asked_by: caller.person.user.id,
  as_account_id: caller.emulation?.accountId ?? null,
  asked_at: deps.clock.now().toISOString(),
});

export async function readMoves(deps: Deps, caller: Caller, slice: Slice) {
  return deps.database.as(platformScopeOf(caller), (tx) => readPageOfMoves(tx, slice));
}

export async function readMove(deps: Deps, caller: Caller, moveId: number) {
  return deps.database.as(platformScopeOf(caller), async (tx) => {
    const move = requireFound(await findMove(tx, moveId));
    return { move, refused: await listRefusedPeople(tx, moveId) };
  });
}

async function moveFirst(deps: Deps): Promise<void> {
  for (let count = 0; count < atOnce; count += 1) if (!(await moveNext(deps))) return;
  await deps.jobs.wake('move-users');
}

/**
 * Moves all waiting people. Each person is one transaction, so an interruption neither loses people nor moves
 * them twice. An unexpected error is recorded and does not delay the others.
 */
export async function moveWaitingUsers(deps: Deps): Promise<void> {
  while (await moveNext(deps));
}

async function moveNext(deps: Deps): Promise<boolean> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const claimed: { person: WaitingPerson | null } = { person: null };
  try {
    await deps.database.as(platformScope, async (tx) => {
      const next = await lockNextWaiting(tx);
      claimed.person = next;
      if (next) await storeMoveOutcome(tx, next, { refusal: await moveOne(tx, next, now), at });
    });
  } catch (error) {
    if (claimed.person === null || isDatabaseUnavailable(error)) throw error;
    await recordFailure(deps, claimed.person, error);
  }
  return claimed.person !== null;
}

async function recordFailure(deps: Deps, failed: WaitingPerson, error: unknown): Promise<void> {
  deps.log.error({ move: failed.move_id, user: failed.user_id, ...failureFacts(error) }, 'move failed');
  const at = deps.clock.now().toISOString();
  await deps.database.as(platformScope, (tx) => storeMoveOutcome(tx, failed, { refusal: 'failed', at }));
}

/**
 * Moves a person. Returns null, or the reason why the person can't be moved. Published results contain no names and
 * stay unchanged.
 */
async function moveOne(tx: Tx, next: WaitingPerson, now: Date): Promise<MoveRefusal | null> {
  const person = await lockPerson(tx, next.user_id);
  const target = await readAccountRecord(tx, next.to_account_id);
  if (!person || !target) return 'target_not_served';
  const externalIds = await findUsedExternalIds(
    tx,
    target.id,
    person.external_id ? [person.external_id] : [],
  );
  const refusal = findMoveRefusal(person, { ...target, externalIds }, next.asked_by ?? 0);
  if (refusal) return refusal;

  await setActingUser(tx, next.asked_by);
  const { kept: stored } = splitPermissionsOnMove(person.permissions);
  const memberships = await listTeamsOfPerson(tx, person.id);
  await keepOfferedAudiences(tx, person.id, () => removeAccountLinks(tx, person.id));
  await assignToAccount(tx, person.id, { accountId: target.id, permissions: stored, at: now.toISOString() });
  await removeSessionsExcept(tx, person.id, null);
  const before = { account_id: person.account_id, permissions: person.permissions, ...memberships };
  const after = { account_id: target.id, permissions: stored, teams: [], leads: [] };
  const actor = { userId: next.asked_by, asAccountId: next.as_account_id };
  const record = { resource: 'users', id: person.id, now } as const;
  await recordAudit(
    tx,
    { ...actor, accountId: person.account_id },
    { ...record, action: 'move_away', before, after },
  );
  const { teams, leads, ...arrived } = before;
  await recordAudit(
    tx,
    { ...actor, accountId: target.id },
    {
      ...record,
      action: 'move_in',
      before: arrived,
      after: { account_id: target.id, permissions: stored },
    },
  );
  return null;
}
