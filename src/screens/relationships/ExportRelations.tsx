import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { exportRecords } from '../../../dataProviders/rest.ts';
import type { RelationshipKind } from '../../../resources/relationships/relationships.ts';

/** All of a kind, or all, as the file the server makes. */
export function ExportRelations({ kind }: { readonly kind: RelationshipKind | null }) {
  const translate = useTranslate();
  const notify = useNotify();
  const take = useMutation({
    mutationFn: () => exportRecords('relationships', 'csv', kind ? { kind } : {}),
    onSuccess(file) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = 'relationships.csv';
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onError: () => notify('relationships.all.exportFailed', { type: 'error' }),
  });
  return (
    <Button
      size="small"
      startIcon={<FileDownloadIcon />}
      loading={take.isPending}
      loadingPosition="start"
      onClick={() => take.mutate()}
    >
      {translate('relationships.all.export')}
    </Button>
  );
}
