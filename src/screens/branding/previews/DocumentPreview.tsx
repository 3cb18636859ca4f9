import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { printedLogoSize } from '../../../../domain/branding/logos.ts';
import type { PreviewedBrand } from '../previewedBrand.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

/** The color of drawings in documents without an accent color. */
const standardColor = '#22788a';
const bars = [90, 72, 55] as const;

/** The first page of a PDF, at about two thirds of its size. */
export function DocumentPreview({ brand }: { readonly brand: PreviewedBrand }) {
  const translate = useTranslate();
  const { company, logo, accent } = brand;
  const size = logo && printedLogoSize(logo);
  return (
    <PreviewFrame ground="#ffffff" text="#31394b">
      {logo && <img src={logo.path} alt="" {...size} style={{ maxWidth: '100%', objectFit: 'contain' }} />}
      <Box sx={{ fontSize: 16, fontWeight: 700 }}>
        {translate('branding.preview.document.heading', { company })}
      </Box>
      {accent && <Box sx={{ width: 36, height: '2px', bgcolor: accent.color }} />}
      {bars.map((width) => (
        <Box key={width} sx={{ width: `${width}%`, height: 8, bgcolor: accent?.color ?? standardColor }} />
      ))}
    </PreviewFrame>
  );
}
