import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import {
  type FilePurpose,
  lessonFileEndings,
  maxFileBytes,
} from '../../domain/learning/files/lessonFiles.ts';
import { failureText } from '../../src/kit/failureText.ts';
import { formatFileSize } from '../../src/kit/formatFileSize.ts';
import { FileDrop } from '../../src/kit/forms/FileDrop.tsx';
import { Hint } from '../../src/kit/page/SecondaryText.tsx';
import { useFormat } from '../../src/kit/useFormat.ts';
import { UploadedFile } from './UploadedFile.tsx';
import { useLessonUpload } from './useLessonUpload.tsx';

interface Props {
  readonly purpose: FilePurpose;
  readonly onBusy: (isBusy: boolean) => void;
}

const chooseTexts = { file: 'choose', video: 'choose', scorm: 'choosePackage' } as const;

/** Uploads the file of a lesson, and replaces or removes it. */
export function LessonFileInput({ purpose, onBusy }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { field, fieldState } = useController<{ file_id: number | null }>({ name: 'file_id' });
  const upload = useLessonUpload(purpose, { onBusy, onDone: field.onChange });
  const { file, share, failure } = upload;
  const name = file?.name ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {field.value && !file ? (
        <UploadedFile fileId={field.value} onRemove={() => field.onChange(null)} />
      ) : null}
      {file && !failure ? (
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {translate(`learning.files.${share < 1 ? 'sending' : 'checking'}`, {
              name,
              share: format.percent(share),
            })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={translate('learning.files.progress', { name })}
          />
          <Button onClick={upload.cancel} sx={{ justifySelf: 'start' }}>
            {translate('learning.files.cancel')}
          </Button>
        </Box>
      ) : (
        <>
          <FileDrop
            label={translate(`learning.files.${field.value ? 'replace' : chooseTexts[purpose]}`)}
            accept={lessonFileEndings[purpose]}
            onFiles={([chosen]) => chosen && upload.start(chosen)}
          />
          <Hint>
            {translate('learning.files.limit', { size: formatFileSize(format, maxFileBytes[purpose]) })}
          </Hint>
        </>
      )}
      {failure || fieldState.error ? (
        <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {failure
            ? failureText(failure, translate)
            : translate(`learning.files.${field.value ? 'unusable' : 'required'}`)}
        </Alert>
      ) : null}
    </Box>
  );
}
