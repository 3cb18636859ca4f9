import { Alert, AlertTitle, Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { HttpError } from '../../../dataProviders/errors.ts';
import { importKeys, uploadImport } from '../../../dataProviders/imports.ts';
import { type ImportSubject, importLimits } from '../../../domain/imports/importFields.ts';
import { failureText } from '../../kit/failureText.ts';
import { FileDrop } from '../../kit/forms/FileDrop.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { pageWidths } from '../../theme/pageWidths.ts';
import { importPaths } from './importPaths.ts';
import { useFileProblemText } from './useFileProblemText.ts';

const fileTypes = ['.csv', '.txt', '.xlsx'] as const;

/** Uploads a file, and explains why it was refused. */
export function ImportUploadCard({ subject }: { readonly subject: ImportSubject }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const upload = useAction((file: File) => uploadImport(file, subject), {
    invalidates: importKeys,
    isShownOnPage: () => true,
    onDone: (id) => navigate(importPaths.one(subject, id)),
  });
  const name = upload.variables?.name ?? '';
  const reason = useReason(upload.error, upload.variables);
  return (
    <Panel title={translate(`imports.${subject}.choose`)} text={translate(`imports.${subject}.format`)}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SecondaryText sx={{ maxWidth: pageWidths.text }}>
          {translate(`imports.${subject}.hint`)}
        </SecondaryText>
        <FileDrop
          label={translate(`imports.${subject}.file`)}
          accept={fileTypes}
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
      </Box>
    </Panel>
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
