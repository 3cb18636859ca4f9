import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportWithColumns } from '../../../contract/v2/imports.ts';
import { fileProblem } from './fileProblem.ts';
import { UploadCard } from './UploadCard.tsx';

/** Why a file couldn't be read, and where the next one is chosen. */
export function Failed({ found: { file_name, problem } }: { readonly found: ImportWithColumns }) {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>{translate('imports.upload.refused', { name: file_name })}</AlertTitle>
        {fileProblem(translate, problem ?? { problem: 'unreadable' })} {translate('imports.reading.again')}
      </Alert>
      <UploadCard />
    </>
  );
}
