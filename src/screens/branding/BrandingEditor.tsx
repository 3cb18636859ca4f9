import type { AccountBranding } from '../../../dataProviders/branding.ts';
import { accentTextColor, isColor } from '../../../domain/branding/accentColor.ts';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { BrandingForm } from './BrandingForm.tsx';
import { BrandingPreview } from './BrandingPreview.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import { useBrandingDraft } from './useBrandingDraft.ts';
import { useChosenLogo } from './useChosenLogo.ts';

/** The settings with a preview of unsaved changes next to them. */
export function BrandingEditor({ branding }: { readonly branding: AccountBranding }) {
  const draft = useBrandingDraft(branding);
  const choice = useChosenLogo();
  const { accent_color, sender_name, slug } = draft.values;
  const accent =
    accent_color !== null && isColor(accent_color)
      ? { color: accent_color, text: accentTextColor(accent_color) }
      : null;
  return (
    <PageColumns
      main="form"
      aside={
        <BrandingPreview
          brand={{
            company: branding.company,
            logo: choice.chosen?.image ?? branding.logo,
            accent,
            sender: sender_name,
            hasAddress: slug !== null,
          }}
        />
      }
    >
      <LogoPanel branding={branding} choice={choice} />
      <BrandingForm branding={branding} draft={draft} />
    </PageColumns>
  );
}
