import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { DiscardImport } from './DiscardImport.tsx';

interface Props {
  readonly userImport: ImportDetails;
}

/** A file that is being read, or waits to be read. */
export function FileReadingProgress({ userImport }: Props) {
  const translate = useTranslate();
  const { queue_position } = userImport;
  const position = queue_position ?? 0;
  const isWaiting = position > 0;
  const title = translate(isWaiting ? 'imports.reading.waiting' : 'imports.reading.title');
  return (
    <Panel title={title}>
      <SecondaryText role="status">{statusOf(translate, position)}</SecondaryText>
      {!isWaiting && <LinearProgress aria-label={title} sx={{ maxWidth: 720 }} />}
      <Typography>{translate('imports.reading.leave')}</Typography>
      <Box sx={{ mx: -1 }}>
        <DiscardImport userImport={userImport} />
      </Box>
    </Panel>
  );
}

function statusOf(translate: ReturnType<typeof useTranslate>, position: number): string {
  if (position === 0) return translate('imports.reading.text');
  if (position === 1) return translate('imports.reading.next');
  return translate('imports.reading.ahead', { smart_count: position - 1 });
}
