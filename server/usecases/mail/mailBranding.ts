import { fitLogo } from '../../../domain/branding/logos.ts';
import type { Deps } from '../../deps.ts';
import type { MailBrand } from '../../integrations/writeMail.ts';
import { type BrandingRow, readBrandingRow } from '../../store/branding/accountBrandings.ts';
import type { Tx } from '../../store/database.ts';
import { findCompanyName } from '../../store/mail/findCompanyName.ts';
import { accentOf, shownLogoOf } from '../branding/readBranding.ts';

/** The largest size of a logo in an email, in pixels. */
const logoBox = { width: 200, height: 48 };

export interface MailBranding {
  readonly row: BrandingRow;
  readonly company: string;
}

export const readMailBranding = async (tx: Tx, accountId: number): Promise<MailBranding> => ({
  row: await readBrandingRow(tx, accountId),
  company: await findCompanyName(tx, accountId),
});

/** Returns the layout of an account's emails. */
export function toMailBrand({ environment }: Deps, { row, company }: MailBranding): MailBrand {
  const logo = shownLogoOf(row);
  const accent = accentOf(row);
  return {
    company,
    logo: logo && { url: `${environment.publicOrigin}${logo.path}`, ...fitLogo(logo, logoBox) },
    accent,
  };
}

/** The displayed sender: the campaign's own, or the account's; nothing for the configured one. */
export function senderNameOf(
  ofCampaign: string | undefined,
  { row }: MailBranding,
): { readonly senderName?: string } {
  const senderName = ofCampaign || row.sender_name;
  return senderName ? { senderName } : {};
}
