import { exportRetentionDays } from '../../../domain/access/erasure.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { processEach, throwFirst } from '../../kernel/processEach.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountScope, ownScope, platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { queueMail } from '../../store/mail/mails.ts';
import { addNotifications } from '../../store/notifications/notifications.ts';
import { findAccount } from '../../store/people/people.ts';
import {
  addExportRequest,
  addressOf,
  dropExpiredExports,
  findExport,
  findOwnUserRow,
  listRemainingRecords,
  listRowsAbout,
  listWaitingExports,
  storeExport,
  takeExport,
} from '../../store/people/personalData.ts';
import { listActionPlans } from '../../store/recommendations/plans.ts';
import { listScoresOfPerson } from '../../store/scoring/ownScores.ts';
import { listPrivateCopies } from '../../store/survey/privateCopies.ts';
import { decrypt, decryptJson, deriveKey, encrypt } from '../../vault/cipher.ts';
import { openPlan } from '../recommendations/ownPlans.ts';
import { privateCopyKey } from '../results/privateCopyKey.ts';
import { checkOwnPassword } from '../signIn/checkOwnPassword.ts';

const keyOf = ({ environment }: Deps, userId: number) =>
  deriveKey(environment.secret, `data export:${userId}`);

const eventOf = ({ clock }: Deps, { person: { user, ownAccount } }: Caller) =>
  ({ resource: 'data_exports', id: user.id, accountId: ownAccount.id, now: clock.now() }) as const;

/** Returns the state of the copy that the caller requested; an expired one counts as none. */
export async function readDataExport(deps: Deps, { person }: Caller) {
  const copy = await deps.database.as(ownScope(person), (tx) => findExport(tx, person.user.id));
  const isOver = copy?.expires_at && new Date(copy.expires_at) <= deps.clock.now();
  if (!copy || isOver) return { state: 'none' as const, expires_at: null };
  return { state: copy.status, expires_at: copy.expires_at };
}

/** Requests a copy of the caller's personal data. Throws `invalid` for a wrong password and `emulating`. */
export async function requestDataExport(deps: Deps, caller: Caller, password: string): Promise<void> {
  refuseEmulation(caller);
  const { id } = caller.person.user;
  await checkOwnPassword(deps, id, { field: 'password', password });
  await deps.database.as(ownScope(caller.person), async (tx) => {
    await addExportRequest(tx, id, deps.clock.now().toISOString());
    await recordAudit(tx, caller, { action: 'ask_for_own_data', ...eventOf(deps, caller) });
  });
  await deps.jobs.wake('personal-copies');
}

/** Returns the copy, once. Throws `not_found` if there is none, and `emulating`. */
export async function fetchDataExport(deps: Deps, caller: Caller): Promise<Buffer> {
  refuseEmulation(caller);
  const { id } = caller.person.user;
  const sealed = await deps.database.as(ownScope(caller.person), async (tx) => {
    const sealedCopy = await takeExport(tx, id, deps.clock.now().toISOString());
    if (sealedCopy) await recordAudit(tx, caller, { action: 'fetch_own_data', ...eventOf(deps, caller) });
    return sealedCopy;
  });
  if (!sealed) throw new Refusal('not_found');
  return decrypt(keyOf(deps, id), sealed);
}

/** Creates the requested copies, each encrypted for one person, and deletes expired ones. */
export async function makeDataExports(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(platformScope, (tx) => dropExpiredExports(tx, now.toISOString()));
  const waiting = await deps.database.as(platformScope, listWaitingExports);
  const errors = await processEach(deps, {
    items: waiting,
    idsOf: (userId) => ({ user: userId }),
    process: (userId) => makeCopy(deps, userId, now),
  });
  if (waiting.length > 0) await deps.jobs.wake('send-mails');
  throwFirst(errors);
}

async function makeCopy(deps: Deps, userId: number, now: Date): Promise<void> {
  const { account_id: accountId, email } = await deps.database.as(platformScope, (tx) =>
    addressOf(tx, userId),
  );
  await deps.database.as(accountScope(accountId, userId), async (tx) => {
    const copy = await copyOf(deps, tx, { userId, accountId });
    const expires = new Date(now.getTime() + exportRetentionDays * 86_400_000);
    await storeExport(tx, userId, {
      sealed: encrypt(keyOf(deps, userId), Buffer.from(JSON.stringify(copy, null, 2))),
      ready_at: now.toISOString(),
      expires_at: expires.toISOString(),
    });
    if (email !== null) {
      await queueMail(tx, { accountId, userId, to: email, template: 'dataReady', params: {}, at: now });
    }
    const ready = { accountId, event: 'own_data_ready', recordId: null } as const;
    await addNotifications(tx, { ...ready, occasion: now.toISOString(), now }, { userIds: [userId] });
  });
}

async function copyOf(
  deps: Deps,
  tx: Tx,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
) {
  const account = await findAccount(tx, accountId);
  const key = privateCopyKey(deps.environment.secret, userId);
  const results = (await listPrivateCopies(tx, userId)).map((sealed) => decryptJson<unknown>(key, sealed));
  const plans = (await listActionPlans(tx, userId)).map(({ made_on, sealed }) => ({
    made_on,
    ...openPlan(deps, userId, sealed),
  }));
  return {
    made_at: deps.clock.now().toISOString(),
    account: account?.name ?? null,
    person: await findOwnUserRow(tx, userId),
    own_results: results,
    own_scores: await listScoresOfPerson(tx, userId),
    own_action_plans: plans,
    ...(await listRemainingRecords(tx, userId)),
    kept: await listRowsAbout(tx, userId),
  };
}
