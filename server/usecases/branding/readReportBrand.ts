import type { LogoType } from '../../../domain/branding/logos.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { PrintedLogo } from '../../images/printLogo.ts';
import { failureFacts } from '../../kernel/failureFacts.ts';
import { accountScope } from '../../kernel/scope.ts';
import type { ReportBrand } from '../../pdf/drawLogo.ts';
import { type BrandingRow, readBrandingRow } from '../../store/branding/accountBrandings.ts';
import { findUsedFileType } from '../../store/branding/storedFiles.ts';
import { findCompanyName } from '../../store/mail/findCompanyName.ts';
import { accentOf } from './readBranding.ts';

/**
 * Returns how an account presents itself in documents; null if it has neither a logo nor a color. A document is made without the logo if the
 * logo can't be read. Throws `busy`.
 */
export async function readReportBrand(deps: Deps, accountId: number): Promise<ReportBrand | null> {
  const { row, company, mediaType } = await deps.database.as(accountScope(accountId), async (tx) => {
    const row = await readBrandingRow(tx, accountId);
    const mediaType = row.logo_file === null ? null : await findUsedFileType(tx, row.logo_file);
    return { row, company: await findCompanyName(tx, accountId), mediaType };
  });
  const accent = accentOf(row)?.color ?? null;
  const logo = mediaType && (await printLogo(deps, accountId, row, mediaType));
  return logo === null && accent === null ? null : { company, logo, accent };
}

async function printLogo(
  { files, logos, log }: Deps,
  accountId: number,
  { logo_file, logo_width, logo_height }: BrandingRow,
  mediaType: LogoType,
): Promise<PrintedLogo | null> {
  if (logo_file === null || logo_width === null || logo_height === null) return null;
  try {
    return await logos.print({ accountId, name: logo_file }, async () => {
      const bytes = await files.read(logo_file);
      return bytes && { bytes, mediaType, width: logo_width, height: logo_height };
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'busy') throw error;
    log.error(failureFacts(error), 'a logo could not be printed');
    return null;
  }
}
