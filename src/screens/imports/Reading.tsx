import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { WholeImport } from '../../../contract/v2/imports.ts';
import { Discard } from './Discard.tsx';
import { Part } from './Part.tsx';

/** A file that is being read, or waits in line for it. */
export function Reading({ found: { id, queue_position } }: { readonly found: WholeImport }) {
  const translate = useTranslate();
  const place = queue_position ?? 0;
  const isWaiting = place > 0;
  const title = translate(isWaiting ? 'imports.reading.waiting' : 'imports.reading.title');
  return (
    <Part title={title} text={<span role="status">{statusOf(translate, place)}</span>}>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2, maxWidth: 720 }}>
        {!isWaiting && <LinearProgress aria-label={title} />}
        <Typography>{translate('imports.reading.leave')}</Typography>
        <Box sx={{ mx: -1 }}>
          <Discard id={id} />
        </Box>
      </Box>
    </Part>
  );
}

function statusOf(translate: ReturnType<typeof useTranslate>, place: number): string {
  if (place === 0) return translate('imports.reading.text');
  if (place === 1) return translate('imports.reading.next');
  return translate('imports.reading.ahead', { smart_count: place - 1 });
}
