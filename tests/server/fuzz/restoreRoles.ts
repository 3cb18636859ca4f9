import type { Permission } from '../../../domain/access/permissions.ts';
import { hashToken } from '../../../server/vault/linkCodes.ts';
import type { TestServer } from '../../support/startTestServer.ts';

/** A sender with the session of the account it belongs to. */
export interface RoleUser {
  readonly email: string;
  readonly lastName: string;
  readonly accountId: number;
  readonly permissions: readonly Permission[];
  readonly token: string;
  /** The emulated account. */
  readonly viewedAccountId: number | null;
}

const sessionMs = 12 * 3_600_000;

/** Requests remove permissions, sessions and accounts, so the roles are written again. */
export async function restoreRoles(server: TestServer, roles: readonly RoleUser[]): Promise<void> {
  const { owner } = server.database;
  const accountIds = [...new Set(roles.map(({ accountId }) => accountId))];
  await owner
    .updateTable('accounts')
    .set({ status: 'active', modules: [1, 2, 3, 4] })
    .where('id', 'in', accountIds)
    .execute();
  await owner.deleteFrom('security_policies').where('account_id', 'in', accountIds).execute();
  const userIds = await restoreUsers(server, roles);
  const sessionIds = await restoreSessions(server, roles, userIds);
  const emulations = roles.flatMap(({ viewedAccountId }, index) =>
    viewedAccountId === null ? [] : [{ account_id: viewedAccountId, session_id: sessionIds[index] ?? '' }],
  );
  const began = { began_at: server.clock.now().toISOString(), reason: 'To help' };
  await owner
    .insertInto('viewings')
    .values(emulations.map((emulation) => ({ ...emulation, ...began })))
    .onConflict((conflict) => conflict.columns(['session_id', 'account_id']).doUpdateSet(began))
    .execute();
}

async function restoreUsers(server: TestServer, roles: readonly RoleUser[]): Promise<readonly number[]> {
  const emails = roles.map(({ email }) => email);
  const rows = await server.database.owner
    .selectFrom('users')
    .select(['id', 'email', 'status', 'permissions', 'account_id'])
    .where('email', 'in', emails)
    .execute();
  const result = new Map(rows.map((row) => [row.email, row]));
  const ids: number[] = [];
  for (const role of roles) {
    const row = result.get(role.email);
    const isSame =
      row?.status === 'active' &&
      row.account_id === role.accountId &&
      row.permissions.join() === role.permissions.join();
    ids.push(isSame ? row.id : await newUser(server, role));
  }
  return ids;
}

/** Creates a new person, because the data of the previous one may have changed. The previous one gets another address. */
async function newUser(
  server: TestServer,
  { email, lastName, accountId, permissions }: RoleUser,
): Promise<number> {
  await server.database.owner
    .updateTable('users')
    .set({ email: `before.${server.clock.now().getTime()}.${email}` })
    .where('email', '=', email)
    .execute();
  const account = { id: accountId, name: '' };
  return (await server.aUser({ account, email, last_name: lastName, permissions: [...permissions] })).id;
}

async function restoreSessions(
  server: TestServer,
  roles: readonly RoleUser[],
  userIds: readonly number[],
): Promise<readonly string[]> {
  const now = server.clock.now();
  const times = {
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionMs).toISOString(),
  };
  const rows = await server.database.owner
    .insertInto('sessions')
    .values(
      roles.map(({ token }, index) => ({
        token_hash: hashToken(token),
        user_id: userIds[index] ?? 0,
        device: 'Fuzz',
        confirmed: true,
        ...times,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet((of) => ({ ...times, user_id: of.ref('excluded.user_id') })),
    )
    .returning(['id', 'token_hash'])
    .execute();
  return roles.map(({ token }) => rows.find((row) => row.token_hash === hashToken(token))?.id ?? '');
}
