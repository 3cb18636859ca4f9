import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../kit/page/Panel.tsx';
import type { Mode } from '../../theme/palettes.ts';
import type { PreviewedBrand } from './previewedBrand.ts';
import { DocumentPreview } from './previews/DocumentPreview.tsx';
import { MailPreview } from './previews/MailPreview.tsx';
import { SignInPreview } from './previews/SignInPreview.tsx';
import { SurveyPreview } from './previews/SurveyPreview.tsx';

const modes = ['light', 'dark'] as const;

/** Small pictures of the sign-in page, a survey, an email and a document. */
export function BrandingPreview({ brand }: { readonly brand: PreviewedBrand }) {
  const translate = useTranslate();
  const [mode, setMode] = useState<Mode>('light');
  const pictures: readonly (readonly [name: string, picture: ReactNode])[] = [
    ['signIn', <SignInPreview key="signIn" brand={brand} mode={mode} />],
    ['survey', <SurveyPreview key="survey" brand={brand} mode={mode} />],
    ['mail', <MailPreview key="mail" brand={brand} />],
    ['document', <DocumentPreview key="document" brand={brand} />],
  ];
  return (
    <Panel
      title={translate('branding.preview.title')}
      text={translate('branding.preview.text')}
      action={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          aria-label={translate('branding.preview.mode')}
          onChange={(_, chosen: Mode | null) => chosen && setMode(chosen)}
        >
          {modes.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`branding.preview.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 1fr)',
            xl: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        {pictures.map(([name, picture]) => (
          <Box key={name} component="figure" sx={{ m: 0, minWidth: 0 }}>
            <Box component="figcaption" sx={{ typography: 'body2', fontWeight: 500, mb: 0.5 }}>
              {translate(`branding.preview.${name}.title`)}
            </Box>
            {picture}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
