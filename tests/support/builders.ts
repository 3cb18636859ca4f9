import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../server/store/tables/tables.ts';
import { hashToken } from '../../server/vault/linkCodes.ts';

export interface AnAccount {
  readonly id: number;
  readonly name: string;
}

export interface AUser {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly password: string;
}

type AccountFacts = Partial<Insertable<Tables['accounts']>>;
type UserFacts = Partial<Omit<Insertable<Tables['users']>, 'account_id' | 'password_hash'>> & {
  readonly account: AnAccount;
  readonly password?: string;
};

export const ordinaryPassword = 'correct horse battery';

const hashes = new Map<string, Promise<string>>();

/** A real argon2id hash with minimum cost, cached per password. */
function cheapHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  hashes.set(password, known);
  return known;
}

/** Inserts rows directly into the database, bypassing the calls under test. */
export function buildersOf(owner: Kysely<Tables>, now: () => Date) {
  let serial = 0;

  async function anAccount(facts: AccountFacts = {}): Promise<AnAccount> {
    serial += 1;
    const name = facts.name ?? `Account ${serial}`;
    return owner
      .insertInto('accounts')
      .values({
        name,
        company_name: name,
        schema_name: `account_${serial}`,
        modules: [1, 2, 3, 4],
        status: 'active',
        ...facts,
      })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow();
  }

  async function aUser({ account, password = ordinaryPassword, ...facts }: UserFacts): Promise<AUser> {
    serial += 1;
    const { id, email } = await owner
      .insertInto('users')
      .values({
        account_id: account.id,
        first_name: 'Somebody',
        last_name: `Number ${serial}`,
        email: `somebody${serial}@people.example`,
        permissions: ['user'],
        password_hash: await cheapHash(password),
        ...facts,
      })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow();
    return { id, accountId: account.id, email: email ?? '', password };
  }

  /** Delegates an account to a user of another account. */
  async function delegate(user: Pick<AUser, 'id'>, account: Pick<AnAccount, 'id'>): Promise<void> {
    await owner.insertInto('delegations').values({ user_id: user.id, account_id: account.id }).execute();
  }

  /** Creates a session without the sign-in call; returns its token. */
  async function aSession(user: Pick<AUser, 'id'>): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const at = now().toISOString();
    await owner
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        device: 'A test',
        created_at: at,
        last_seen_at: at,
        expires_at: new Date(now().getTime() + 12 * 3_600_000).toISOString(),
      })
      .execute();
    return token;
  }

  return { anAccount, aUser, delegate, aSession };
}
