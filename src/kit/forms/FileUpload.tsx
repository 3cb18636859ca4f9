import { Alert, AlertTitle, Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import { importLimits } from '../../../domain/imports/importFields.ts';
import { failureText } from '../failureText.ts';
import { FileDrop } from './FileDrop.tsx';
import { useFileProblemText } from './useFileProblemText.ts';

const tableTypes = ['.csv', '.txt', '.xlsx'] as const;

/** The state of an upload, such as from `useAction`. */
interface Upload {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly variables: File | undefined;
  readonly mutate: (file: File) => void;
}

/** Uploads a table, shows that it is being sent and read, and explains why it was refused. Needs the texts of `imports`. */
export function FileUpload({ label, upload }: { readonly label: string; readonly upload: Upload }) {
  const translate = useTranslate();
  const name = upload.variables?.name ?? '';
  const reason = useReason(upload.error, upload.variables);
  return (
    <>
      <FileDrop
        label={label}
        accept={tableTypes}
        onFiles={([file]) => {
          if (file && !upload.isPending) upload.mutate(file);
        }}
      />
      {upload.isPending && (
        <Box role="status">
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {translate('imports.upload.sending', { name })}
          </Typography>
          <LinearProgress aria-label={translate('imports.upload.sending', { name })} />
        </Box>
      )}
      {reason && (
        <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          <AlertTitle>{translate('imports.upload.refused', { name })}</AlertTitle>
          {reason}
        </Alert>
      )}
    </>
  );
}

/** Why the upload failed: the file, or something else. */
function useReason(failure: unknown, file: File | undefined): string | null {
  const translate = useTranslate();
  const explain = useFileProblemText();
  if (!failure) return null;
  const [problem] = failure instanceof HttpError ? failure.problems : [];
  if (problem?.field === 'file') return explain(problem);
  const isTooLarge = failure instanceof HttpError && failure.status === 413;
  if (isTooLarge || (file && file.size > importLimits.bytes)) {
    return translate('imports.file.tooLarge', { max: importLimits.bytes / 1024 / 1024 });
  }
  return failureText(failure, translate);
}
