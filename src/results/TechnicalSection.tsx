import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { EstimatedReliability } from '../../contract/v2/technicalShapes.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of technical information. */
export function TechnicalSection({ title, children }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, '& > p': { maxWidth: 720 } }}>
        <Typography id={titleId} component="h2" variant="h2">
          {title}
        </Typography>
        {children}
      </Box>
    </Card>
  );
}

/** What the numbers must not be used for; `texts` are translation keys. */
export function TechnicalLimits({ texts }: { readonly texts: readonly string[] }) {
  const translate = useTranslate();
  return (
    <TechnicalSection title={translate('technical.limits')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxWidth: 720 }}>
        {texts.map((text) => (
          <li key={text}>{translate(text)}</li>
        ))}
      </Box>
    </TechnicalSection>
  );
}

/** Formats a reliability with its range; null if it isn't known. */
export function useReliabilityText(): (reliability: EstimatedReliability | null) => string | null {
  const translate = useTranslate();
  return (reliability) =>
    reliability &&
    translate('technical.range', {
      value: reliability.value.toFixed(2),
      low: reliability.low.toFixed(2),
      high: reliability.high.toFixed(2),
    });
}
