import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { brandNames } from '../../../../domain/accounts/brandNames.ts';
import { type Mode, paletteOf } from '../../../theme/palettes.ts';
import type { PreviewedBrand } from '../previewedBrand.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewLogo } from './PreviewLogo.tsx';

const logoBox = { width: 120, height: 32 };

/** The first page of a survey. */
export function SurveyPreview({ brand, mode }: { readonly brand: PreviewedBrand; readonly mode: Mode }) {
  const translate = useTranslate();
  const { company, logo, accent } = brand;
  const palette = paletteOf('default', mode);
  const { strong, onStrong } = palette.strongOf.primary;
  return (
    <PreviewFrame ground={palette.surface} text={palette.text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {brandNames.productName}
        </Box>
        {logo ? <PreviewLogo logo={logo} box={logoBox} /> : company}
      </Box>
      <Box sx={{ fontSize: 16, fontWeight: 500 }}>{translate('branding.preview.survey.heading')}</Box>
      <Box sx={{ color: palette.textQuiet }}>{translate('branding.preview.survey.body')}</Box>
      <PreviewButton
        label={translate('branding.preview.survey.button')}
        color={accent?.color ?? strong}
        text={accent?.text ?? onStrong}
      />
    </PreviewFrame>
  );
}
