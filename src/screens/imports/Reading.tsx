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
  const ahead = place - 1;
  return (
    <Part title={title} text={translate('imports.reading.leave')}>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2, maxWidth: 720 }}>
        {!isWaiting && <LinearProgress aria-label={title} />}
        <Typography role="status" className="tabular">
          {!isWaiting && translate('imports.reading.text')}
          {isWaiting && ahead === 0 && translate('imports.reading.next')}
          {isWaiting && ahead > 0 && translate('imports.reading.ahead', { smart_count: ahead })}
        </Typography>
        <Box>
          <Discard id={id} />
        </Box>
      </Box>
    </Part>
  );
}
