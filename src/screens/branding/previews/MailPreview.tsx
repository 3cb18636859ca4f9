import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { brandNames } from '../../../../domain/accounts/brandNames.ts';
import { fitLogo } from '../../../../domain/branding/logos.ts';
import { paletteOf } from '../../../theme/palettes.ts';
import type { PreviewedBrand } from '../previewedBrand.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';

const logoBox = { width: 160, height: 38 };
/** The button of an email without an accent color. */
const standardButton = { color: '#31394b', text: '#ffffff' } as const;

/** An invitation. Emails are always light. */
export function MailPreview({ brand }: { readonly brand: PreviewedBrand }) {
  const translate = useTranslate();
  const { company, logo, accent, sender } = brand;
  const { textQuiet } = paletteOf('default', 'light');
  return (
    <PreviewFrame ground="#ffffff" text="#31394b">
      <Box sx={{ color: textQuiet }}>
        {translate('branding.preview.mail.from', { sender: sender || brandNames.productName })}
      </Box>
      {logo && (
        <img
          src={logo.path}
          alt=""
          {...fitLogo(logo, logoBox)}
          style={{ maxWidth: '100%', objectFit: 'contain' }}
        />
      )}
      <span>{translate('branding.preview.mail.body', { company })}</span>
      <PreviewButton label={translate('branding.preview.mail.button')} {...(accent ?? standardButton)} />
    </PreviewFrame>
  );
}
