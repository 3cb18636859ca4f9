import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SecondaryText } from '../../../../kit/page/SecondaryText.tsx';
import type { LessonViewProps } from '../lessonViewProps.ts';

const labels: Readonly<Record<string, string>> = { file: 'openFile', video: 'openVideo' };

/** A page, file or video that opens in a new tab. */
export default function LinkLesson({ lesson }: LessonViewProps) {
  const translate = useTranslate();
  const { kind, link } = lesson;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <SecondaryText>{translate('ownLearning.viewer.newTab')}</SecondaryText>
      <Button
        variant="outlined"
        href={link ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<OpenInNewIcon aria-hidden />}
      >
        {translate(`ownLearning.viewer.${labels[kind] ?? 'openLink'}`)}
      </Button>
    </Box>
  );
}
