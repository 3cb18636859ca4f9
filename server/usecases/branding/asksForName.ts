import { slugProblem } from '../../../domain/branding/accountSlug.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readBrandingRow } from '../../store/branding/accountBrandings.ts';

/** Whether the account asks for a name that isn't its own yet. The response reveals whether another account has it. */
export async function asksForName(deps: Deps, caller: Caller, slug: string | null): Promise<boolean> {
  if (slug === null || slugProblem(slug) !== null) return false;
  const { slug: own } = await deps.database.as(caller.scope, (tx) => readBrandingRow(tx, accountOf(caller)));
  return slug !== own;
}
