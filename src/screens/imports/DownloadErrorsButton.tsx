import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { readImportErrors } from '../../../dataProviders/imports.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';
import { useAction } from '../../kit/useAction.ts';

/** Downloads the skipped rows with their problems, to be corrected and imported again. */
export function DownloadErrorsButton({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const download = useAction(() => readImportErrors(id), {
    explain: () => 'imports.errors.failed',
    onDone: (file) => saveBlob(`${translate('imports.errors.file')}-${id}.csv`, file),
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      {translate('imports.errors.download')}
    </Button>
  );
}
