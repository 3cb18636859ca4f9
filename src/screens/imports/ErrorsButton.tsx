import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { readImportErrors } from '../../../dataProviders/imports.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';

/** Saves the rows that were left out, with what is wrong, to be mended and imported again. */
export function ErrorsButton({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => readImportErrors(id),
    onSuccess: (file) => saveBlob(`${translate('imports.errors.file')}-${id}.csv`, file),
    onError: () => notify('imports.errors.failed', { type: 'error' }),
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
