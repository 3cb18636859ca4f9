import { Alert, AlertTitle, Box, LinearProgress, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorText, HttpError } from '../../../dataProviders/errors.ts';
import { uploadPeople } from '../../../dataProviders/imports.ts';
import { importLimits } from '../../../domain/imports/importFields.ts';
import { FileDrop } from '../../kit/forms/FileDrop.tsx';
import { fileProblem } from './fileProblem.ts';
import { ImportSection } from './ImportSection.tsx';
import { importPaths } from './importPaths.ts';

const accepted = ['.csv', '.txt', '.xlsx'] as const;

/** The first step. A file that cannot be read is told with what to do about it. */
export function UploadCard() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const upload = useMutation({
    mutationFn: uploadPeople,
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: ['imports', 'list'] });
      navigate(importPaths.one(id));
    },
  });
  const name = upload.variables?.name ?? '';
  const why = useWhy(upload.error, upload.variables);
  return (
    <ImportSection title={translate('imports.upload.title')} text={translate('imports.upload.text')}>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2, maxWidth: 720 }}>
        <Typography color="text.secondary">{translate('imports.upload.hint')}</Typography>
        <FileDrop
          label={translate('imports.upload.label')}
          accept={accepted}
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
        {why && (
          <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            <AlertTitle>{translate('imports.upload.refused', { name })}</AlertTitle>
            {why}
          </Alert>
        )}
      </Box>
    </ImportSection>
  );
}

/** What is wrong with the file, or whatever else kept it from being read. */
function useWhy(failure: unknown, file: File | undefined): string | null {
  const translate = useTranslate();
  if (!failure) return null;
  const [problem] = failure instanceof HttpError ? failure.problems : [];
  if (problem?.field === 'file') return fileProblem(translate, problem);
  const isTooLarge = failure instanceof HttpError && failure.status === 413;
  if (isTooLarge || (file && file.size > importLimits.bytes)) {
    return translate('imports.file.tooLarge', { max: importLimits.bytes / 1024 / 1024 });
  }
  return translate(errorText(failure) ?? 'app.notification.error');
}
