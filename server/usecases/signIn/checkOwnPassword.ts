import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { type Credentials, findCredentialsOf } from '../../store/signIn/credentials.ts';
import { isPasswordCorrect } from '../../vault/passwords.ts';

/** Checks the password again, for actions that a session alone must not permit. Throws `invalid` for `field`. */
export async function checkOwnPassword(
  deps: Deps,
  userId: number,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<Credentials> {
  const person = await deps.database.as(platformScope, (tx) => findCredentialsOf(tx, userId));
  const isCorrect = await isPasswordCorrect(person?.password_hash ?? null, password, 'known');
  if (!person || !isCorrect) throw new Refusal('invalid', [{ field, problem: 'wrongPassword' }]);
  return person;
}
