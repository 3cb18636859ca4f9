import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatFileSize } from '../../../../kit/formatFileSize.ts';
import { SecondaryText } from '../../../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../../../kit/useFormat.ts';
import type { LessonViewProps } from '../lessonViewProps.ts';

const labels: Readonly<Record<string, string>> = { file: 'openFile', video: 'openVideo' };

/** A page, file or video that opens in a new tab. */
export default function LinkLesson({ lesson }: LessonViewProps) {
  const translate = useTranslate();
  const { kind, link, file } = lesson;
  if (file) return <FileDownload link={link ?? ''} {...file} />;
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

interface DownloadProps {
  readonly link: string;
  readonly name: string;
  readonly bytes: number;
}

/** An uploaded file. */
function FileDownload({ link, name, bytes }: DownloadProps) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <SecondaryText>
        {translate('ownLearning.viewer.fileOf', { name, size: formatFileSize(format, bytes) })}
      </SecondaryText>
      <Button variant="outlined" href={link} download={name} startIcon={<DownloadIcon aria-hidden />}>
        {translate('ownLearning.viewer.downloadFile')}
      </Button>
    </Box>
  );
}
