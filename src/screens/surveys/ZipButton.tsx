import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { cycleFile } from '../../../dataProviders/exports.ts';
import { toFileName } from '../../../domain/reports/fileNames.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';

/** All reports that are made, in one file. */
export function ZipButton({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const notify = useNotify();
  const fetched = useMutation({
    mutationFn: async () => saveBlob(`${toFileName(campaign.name)}.zip`, await cycleFile(campaign.id)),
    onError: () => notify('exports.cycle.failedFile', { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<FolderZipOutlined />}
      loading={fetched.isPending}
      loadingPosition="start"
      onClick={() => fetched.mutate()}
    >
      {translate('exports.cycle.download')}
    </Button>
  );
}
