import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportDetails } from '../../../contract/v2/imports.ts';
import { useFileProblemText } from '../../kit/forms/useFileProblemText.ts';
import { ImportUploadCard } from './ImportUploadCard.tsx';

interface Props {
  readonly userImport: ImportDetails;
}

/** Why a file couldn't be read, with the upload of another. */
export function UnreadableFile({ userImport: { subject, file_name, problem } }: Props) {
  const translate = useTranslate();
  const explain = useFileProblemText();
  return (
    <>
      <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>{translate('imports.upload.refused', { name: file_name })}</AlertTitle>
        {explain(problem ?? { problem: 'unreadable' })} {translate('imports.reading.again')}
      </Alert>
      <ImportUploadCard subject={subject} />
    </>
  );
}
