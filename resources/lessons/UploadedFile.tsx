import { Box, Button, Link, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { lessonFilePath, lessonFileQuery } from '../../dataProviders/lessonFiles.ts';
import { useAccountId } from '../../src/kit/context/useAccountId.ts';
import { formatFileSize } from '../../src/kit/formatFileSize.ts';
import { SecondaryText } from '../../src/kit/page/SecondaryText.tsx';
import { useFormat } from '../../src/kit/useFormat.ts';

interface Props {
  readonly fileId: number;
  readonly onRemove: () => void;
}

/** The file of a lesson, with a link to it. */
export function UploadedFile({ fileId, onRemove }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { data, isPending } = useQuery(lessonFileQuery(useAccountId(), fileId));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
      {isPending ? <Skeleton width={240} /> : null}
      {data ? (
        <>
          {data.purpose === 'scorm' ? (
            <span>{data.name}</span>
          ) : (
            <Link href={lessonFilePath(fileId)} target="_blank" rel="noopener">
              {data.name}
            </Link>
          )}
          <SecondaryText component="span" className="tabular">
            {formatFileSize(format, data.bytes)}
          </SecondaryText>
        </>
      ) : null}
      {!isPending && !data ? <SecondaryText>{translate('learning.files.missing')}</SecondaryText> : null}
      <Button onClick={onRemove}>{translate('learning.files.remove')}</Button>
    </Box>
  );
}
