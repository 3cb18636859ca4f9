import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { brandNames } from '../../../../domain/accounts/brandNames.ts';
import { type Mode, paletteOf } from '../../../theme/palettes.ts';
import type { PreviewedBrand } from '../previewedBrand.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewLogo } from './PreviewLogo.tsx';

const logoBox = { width: 160, height: 43 };

/** The sign-in page at the address of the account. */
export function SignInPreview({ brand, mode }: { readonly brand: PreviewedBrand; readonly mode: Mode }) {
  const translate = useTranslate();
  const { company, logo, accent, hasAddress } = brand;
  const palette = paletteOf('default', mode);
  const { strong, onStrong } = palette.strongOf.primary;
  if (!hasAddress) {
    return (
      <PreviewFrame ground={palette.surface} text={palette.textQuiet}>
        {translate('branding.preview.signIn.none')}
      </PreviewFrame>
    );
  }
  return (
    <PreviewFrame ground={palette.surface} text={palette.text}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, fontWeight: 500, textAlign: 'center' }}>
        {logo && <PreviewLogo logo={logo} box={logoBox} />}
        {company}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          justifySelf: 'center',
          width: 1,
          maxWidth: 260,
          p: 1.5,
          bgcolor: palette.surfaceRaised,
          border: `1px solid ${palette.line}`,
          borderTop: accent ? `3px solid ${accent.color}` : undefined,
          borderRadius: 1,
        }}
      >
        <span>{translate('branding.preview.signIn.heading', { product: brandNames.productName })}</span>
        {['email', 'password'].map((field) => (
          <Box
            key={field}
            sx={{
              px: 1,
              py: 0.5,
              border: `1px solid ${palette.lineStrong}`,
              borderRadius: 1,
              color: palette.textQuiet,
            }}
          >
            {translate(`branding.preview.signIn.${field}`)}
          </Box>
        ))}
        <PreviewButton
          label={translate('branding.preview.signIn.button')}
          color={accent?.color ?? strong}
          text={accent?.text ?? onStrong}
        />
      </Box>
    </PreviewFrame>
  );
}
