import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { importKeys, uploadImport } from '../../../dataProviders/imports.ts';
import type { ImportSubject } from '../../../domain/imports/importFields.ts';
import { FileUpload } from '../../kit/forms/FileUpload.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';
import { pageWidths } from '../../theme/pageWidths.ts';
import { importPaths } from './importPaths.ts';

/** Uploads a file, and explains why it was refused. */
export function ImportUploadCard({ subject }: { readonly subject: ImportSubject }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const upload = useAction((file: File) => uploadImport(file, subject), {
    invalidates: importKeys,
    isShownOnPage: () => true,
    onDone: (id) => navigate(importPaths.one(subject, id)),
  });
  return (
    <Panel title={translate(`imports.${subject}.choose`)} text={translate(`imports.${subject}.format`)}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SecondaryText sx={{ maxWidth: pageWidths.text }}>
          {translate(`imports.${subject}.hint`)}
        </SecondaryText>
        <FileUpload label={translate(`imports.${subject}.file`)} upload={upload} />
      </Box>
    </Panel>
  );
}
