import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { exportRecords } from '../../../dataProviders/rest.ts';
import type { RelationshipKind } from '../../../resources/relationships/relationships.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';
import { useAction } from '../../kit/useAction.ts';

/** Exports all relationships, or those of one kind, as the server's CSV file. */
export function ExportRelationships({ kind }: { readonly kind: RelationshipKind | null }) {
  const translate = useTranslate();
  const save = useAction(() => exportRecords('relationships', 'csv', kind ? { kind } : {}), {
    explain: () => 'relationships.all.exportFailed',
    onDone: (file) => saveBlob('relationships.csv', file),
  });
  return (
    <Button
      size="small"
      startIcon={<FileDownloadIcon />}
      loading={save.isPending}
      loadingPosition="start"
      onClick={() => save.mutate()}
    >
      {translate('relationships.all.export')}
    </Button>
  );
}
