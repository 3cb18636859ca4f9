import { Box } from '@mui/material';
import type { AccountBranding } from '../../../dataProviders/branding.ts';
import { accentTextColor, isColor } from '../../../domain/branding/accentColor.ts';
import { BrandingForm } from './BrandingForm.tsx';
import { BrandingPreview } from './BrandingPreview.tsx';
import { LogoPanel } from './LogoPanel.tsx';
import { useBrandingDraft } from './useBrandingDraft.ts';
import { useChosenLogo } from './useChosenLogo.ts';

/** The settings, and beside them what people will see, before anything is saved. */
export function BrandingEditor({ branding }: { readonly branding: AccountBranding }) {
  const draft = useBrandingDraft(branding);
  const choice = useChosenLogo();
  const { accent_color, sender_name, slug } = draft.values;
  const accent =
    accent_color !== null && isColor(accent_color)
      ? { color: accent_color, text: accentTextColor(accent_color) }
      : null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(0, 480px)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <LogoPanel branding={branding} choice={choice} />
        <BrandingForm branding={branding} draft={draft} />
      </Box>
      <BrandingPreview
        brand={{
          company: branding.company,
          logo: choice.chosen?.image ?? branding.logo,
          accent,
          sender: sender_name,
          hasAddress: slug !== null,
        }}
      />
    </Box>
  );
}
