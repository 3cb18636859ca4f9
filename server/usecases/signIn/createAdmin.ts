import { string } from 'yup';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { addReset, findCredentials } from '../../store/signIn/credentials.ts';
import { addPlatformAdmin, ensurePlatformAccount } from '../../store/signIn/platformAdmin.ts';
import { hashToken, newToken } from '../../vault/linkCodes.ts';
import { resetPasswordUrl } from './resetPasswordUrl.ts';

const linkHours = 24;

/**
 * Creates a platform administrator without a password in the platform's own account, and returns the link to set one. For an
 * existing administrator, returns a new link. Throws an error whose message is printed.
 */
export async function createAdmin(
  deps: Pick<Deps, 'database' | 'environment' | 'clock'>,
  input: { readonly email: string; readonly name: string },
): Promise<string> {
  const email = input.email.trim().toLowerCase();
  const [first, ...others] = input.name.trim().split(/\s+/);
  if (!string().email().isValidSync(email)) throw new Error(`${input.email} is not a valid email address.`);
  if (!first || others.length === 0) throw new Error('Enter a first and a last name in quotation marks.');

  const now = deps.clock.now();
  const token = newToken();
  await deps.database.as(platformScope, async (tx) => {
    const person = { email, first_name: first, last_name: others.join(' ') };
    const userId = await adminId(tx, person, now);
    await addReset(tx, {
      token_hash: hashToken(token),
      user_id: userId,
      purpose: 'setup',
      expires_at: new Date(now.getTime() + linkHours * 3_600_000).toISOString(),
    });
  });
  return resetPasswordUrl(deps.environment, { token, slug: null });
}

async function adminId(
  tx: Tx,
  person: { email: string; first_name: string; last_name: string },
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const accountId = await ensurePlatformAccount(tx, brandNames.productName, at);
  const known = await findCredentials(tx, person.email);
  if (known && known.account_id === accountId) return known.id;
  if (known) throw new Error(`${person.email} belongs to another account. Use another address.`);
  const userId = await addPlatformAdmin(tx, accountId, person, at);
  const event = { action: 'create_admin', resource: 'users', id: userId, after: person, now } as const;
  await recordAudit(tx, { userId: null, accountId }, event);
  return userId;
}
