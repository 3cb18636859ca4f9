import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { payKeys, payUploadQuery, undoPayFile, uploadPayFile } from '../../../../dataProviders/pay.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { FileUpload } from '../../../kit/forms/FileUpload.tsx';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { ConfirmedButton } from '../../../kit/page/ConfirmedButton.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { payPaths } from '../payPaths.ts';
import { PayCheckPanel } from './PayCheckPanel.tsx';
import { PayMappingPanel } from './PayMappingPanel.tsx';

/** Uploads a file of employees to a project: file, columns, dry run, apply, and undo. */
export default function PayUploadPage() {
  const translate = useTranslate();
  const projectId = Number(useParams().id);
  const query = useQuery(payUploadQuery(useAccountId(), projectId));
  const upload = useAction((file: File) => uploadPayFile(projectId, file), {
    invalidates: payKeys,
    isShownOnPage: () => true,
  });
  const undo = useAction(() => undoPayFile(projectId), { invalidates: payKeys });
  return (
    <>
      <BackLink to={payPaths.view(projectId)} label="pay.upload.back" />
      <QueryState query={query} failed="pay.failed" missing="pay.missing" height={480}>
        {({ project_name, currency, can_undo, file }) => (
          <>
            <PageHeader
              title={translate('pay.upload.title', { name: project_name })}
              purpose={translate('pay.upload.purpose')}
              action={
                can_undo && (
                  <ConfirmedButton
                    variant="outlined"
                    title={translate('pay.upload.undo.title')}
                    text={translate('pay.upload.undo.text')}
                    busy={undo.isPending}
                    destructive
                    onConfirm={(close) => {
                      close();
                      undo.mutate();
                    }}
                  >
                    {translate('pay.upload.undo.confirm')}
                  </ConfirmedButton>
                )
              }
            />
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Panel
                title={translate('pay.upload.choose')}
                text={translate('pay.upload.format', { currency })}
              >
                <FileUpload label={translate('pay.upload.file')} upload={upload} />
              </Panel>
              {file && (
                <PayMappingPanel
                  // A new file starts with its own mapping.
                  key={file.id}
                  projectId={projectId}
                  file={file}
                />
              )}
              {file?.state === 'checked' && <PayCheckPanel projectId={projectId} file={file} />}
            </Box>
          </>
        )}
      </QueryState>
    </>
  );
}
