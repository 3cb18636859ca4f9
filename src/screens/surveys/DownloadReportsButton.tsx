import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { downloadCycleReports } from '../../../dataProviders/reports.ts';
import { toFileName } from '../../../domain/reports/reportFileNames.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';
import { useAction } from '../../kit/useAction.ts';

/** Downloads all finished reports in one file. */
export function DownloadReportsButton({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const download = useAction(
    async () => saveBlob(`${toFileName(campaign.name)}.zip`, await downloadCycleReports(campaign.id)),
    { explain: () => 'exports.cycle.failedFile' },
  );
  return (
    <Button
      variant="outlined"
      startIcon={<FolderZipOutlined />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      {translate('exports.cycle.download')}
    </Button>
  );
}
