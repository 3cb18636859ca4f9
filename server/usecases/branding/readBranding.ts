import { accentTextColor, isColor } from '../../../domain/branding/accentColor.ts';
import { logoPath } from '../../../domain/branding/logos.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { type BrandingRow, readBrandingRow } from '../../store/branding/accountBrandings.ts';
import type { Tx } from '../../store/database.ts';
import { findCompanyName } from '../../store/mail/findCompanyName.ts';

/** Returns the branding of the account, for its settings. */
export async function readBranding(deps: Deps, caller: Caller) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const row = await readBrandingRow(tx, accountId);
    const { accent_color, sender_name, slug } = row;
    return {
      company: await findCompanyName(tx, accountId),
      logo: shownLogoOf(row),
      accent_color,
      sender_name,
      slug,
    };
  });
}

/** Returns what people outside the settings see of a branding; nothing if it has neither a logo nor a color. */
export async function readShownBranding(tx: Tx, accountId: number) {
  const row = await readBrandingRow(tx, accountId);
  const [logo, accent] = [shownLogoOf(row), accentOf(row)];
  return logo === null && accent === null ? {} : { branding: { logo, accent } };
}

/** Returns the accent color with the color of text on it; null if there is none. */
export function accentOf({ accent_color }: BrandingRow) {
  if (accent_color === null || !isColor(accent_color)) return null;
  return { color: accent_color, text_color: accentTextColor(accent_color) };
}

/** Returns the address and the size of a logo; null if there is none. */
export function shownLogoOf({ logo_file, logo_width, logo_height }: BrandingRow) {
  if (logo_file === null || logo_width === null || logo_height === null) return null;
  return { path: logoPath(logo_file), width: logo_width, height: logo_height };
}
