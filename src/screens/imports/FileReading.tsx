import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { DiscardImport } from './DiscardImport.tsx';
import { ImportSection } from './ImportSection.tsx';

/** A file that is being read, or waits in line for it. */
export function Reading({ found: { id, queue_position } }: { readonly found: ImportWithColumns }) {
  const translate = useTranslate();
  const index = queue_position ?? 0;
  const isWaiting = index > 0;
  const title = translate(isWaiting ? 'imports.reading.waiting' : 'imports.reading.title');
  return (
    <ImportSection title={title} text={<span role="status">{statusOf(translate, index)}</span>}>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2, maxWidth: 720 }}>
        {!isWaiting && <LinearProgress aria-label={title} />}
        <Typography>{translate('imports.reading.leave')}</Typography>
        <Box sx={{ mx: -1 }}>
          <DiscardImport id={id} />
        </Box>
      </Box>
    </ImportSection>
  );
}

function statusOf(translate: ReturnType<typeof useTranslate>, index: number): string {
  if (index === 0) return translate('imports.reading.text');
  if (index === 1) return translate('imports.reading.next');
  return translate('imports.reading.ahead', { smart_count: index - 1 });
}
