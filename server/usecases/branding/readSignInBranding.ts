import type { SignInBranding } from '../../../contract/v2/branding.ts';
import { slugProblem } from '../../../domain/branding/accountSlug.ts';
import type { Deps } from '../../deps.ts';
import { platformScope } from '../../kernel/scope.ts';
import { readBrandingRow } from '../../store/branding/accountBrandings.ts';
import { findAccountBySlug } from '../../store/branding/findAccountBySlug.ts';
import { findCompanyName } from '../../store/mail/findCompanyName.ts';
import { accentOf, shownLogoOf } from './readBranding.ts';

/** Returns what the sign-in address of an account shows to anyone who opens it; null if no account in use has it. */
export async function readSignInBranding(deps: Deps, slug: string): Promise<SignInBranding | null> {
  if (slugProblem(slug) !== null) return null;
  return deps.database.as(platformScope, async (tx) => {
    const accountId = await findAccountBySlug(tx, slug);
    if (accountId === null) return null;
    const row = await readBrandingRow(tx, accountId);
    const company = await findCompanyName(tx, accountId);
    return { slug, company, logo: shownLogoOf(row), accent: accentOf(row) };
  });
}
