import { type MoveRefusal, moveRefusal, permissionsOnMove } from '../../domain/accounts/moving.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Deps } from '../deps.ts';
import {
  actFor,
  addMove,
  externalIdsIn,
  findMove,
  lockPerson,
  pageOfMoves,
  placesOf,
  refusedIn,
  returnable,
  settleIn,
  settlePerson,
  takeWaiting,
  untie,
  type WaitingPerson,
} from '../store/accountMoves.ts';
import { accountRecord } from '../store/accounts.ts';
import type { Slice } from '../store/administration.ts';
import { recordChange } from '../store/auditLog.ts';
import type { Tx } from '../store/database.ts';
import { removeSessions } from '../store/sessions.ts';
import type { Asker } from './asker.ts';
import { type MoveWish, targetOf } from './previewMove.ts';
import { everywhere, forPlatform } from './scopes.ts';

/** As many as are moved while somebody waits for the answer; the others follow in the background. */
const atOnce = 20;

/** Asks for people to be moved and answers the number of the move. Throws `invalid`. */
export async function moveUsers(deps: Deps, asker: Asker, wish: MoveWish): Promise<number> {
  const id = await deps.database.as(forPlatform(asker), async (tx) => {
    await targetOf(tx, wish.to_account_id);
    return addMove(tx, moveOf(deps, asker, wish.to_account_id), wish.user_ids);
  });
  await moveSome(deps);
  return id;
}

/** Moves everybody of a move back who is still where it took them. Throws `not_found`, `conflict` where nobody is. */
export async function moveBack(deps: Deps, asker: Asker, moveId: number): Promise<void> {
  await deps.database.as(forPlatform(asker), async (tx) => {
    if (!(await findMove(tx, moveId))) throw new Refusal('not_found', 404);
    const groups = await returnable(tx, moveId);
    if (groups.size === 0) throw new Refusal('conflict', 409);
    for (const [from, people] of groups) await addMove(tx, moveOf(deps, asker, from), people);
  });
  await moveSome(deps);
}

const moveOf = (deps: Deps, asker: Asker, to_account_id: number) => ({
  to_account_id,
  asked_by: asker.person.user.id,
  as_account_id: asker.emulation?.accountId ?? null,
  asked_at: deps.clock.now().toISOString(),
});

export async function readMoves(deps: Deps, asker: Asker, slice: Slice) {
  return deps.database.as(forPlatform(asker), (tx) => pageOfMoves(tx, slice));
}

export async function readMove(deps: Deps, asker: Asker, moveId: number) {
  return deps.database.as(forPlatform(asker), async (tx) => {
    const move = await findMove(tx, moveId);
    if (!move) throw new Refusal('not_found', 404);
    return { move, refused: await refusedIn(tx, moveId) };
  });
}

async function moveSome(deps: Deps): Promise<void> {
  for (let count = 0; count < atOnce; count += 1) if (!(await moveNext(deps))) return;
  await deps.jobs.wake('move-users');
}

/** Whoever still waits. Each person is a transaction: a stop in between loses nobody and moves nobody twice. */
export async function moveWaiting(deps: Deps): Promise<void> {
  while (await moveNext(deps));
}

async function moveNext(deps: Deps): Promise<boolean> {
  return deps.database.as(everywhere, async (tx) => {
    const next = await takeWaiting(tx);
    if (!next) return false;
    const at = deps.clock.now().toISOString();
    await settlePerson(tx, next, { refusal: await moveOne(tx, next, at), at });
    return true;
  });
}

/** Answers why somebody stays, or null when they have moved. Published results hold no names and stay as they are. */
async function moveOne(tx: Tx, next: WaitingPerson, at: string): Promise<MoveRefusal | null> {
  const person = await lockPerson(tx, next.user_id);
  const target = await accountRecord(tx, next.to_account_id);
  if (!person || !target) return 'target_not_served';
  const externalIds = await externalIdsIn(tx, target.id, person.external_id ? [person.external_id] : []);
  const refusal = moveRefusal(person, { ...target, externalIds }, next.asked_by ?? 0);
  if (refusal) return refusal;

  await actFor(tx, next.asked_by);
  const { kept } = permissionsOnMove(person.permissions);
  const places = await placesOf(tx, person.id);
  await untie(tx, person.id);
  await settleIn(tx, person.id, { accountId: target.id, permissions: kept, at });
  await removeSessions(tx, person.id, null);
  const before = { account_id: person.account_id, permissions: person.permissions, ...places };
  const after = { account_id: target.id, permissions: kept, teams: [], leads: [] };
  const entry = {
    actorId: next.asked_by,
    asAccountId: next.as_account_id,
    resource: 'users',
    recordId: person.id,
    at,
  };
  await recordChange(tx, { ...entry, accountId: person.account_id, action: 'move_away', before, after });
  const { teams, leads, ...arrived } = before;
  await recordChange(tx, {
    ...entry,
    accountId: target.id,
    action: 'move_in',
    before: arrived,
    after: { account_id: target.id, permissions: kept },
  });
  return null;
}
