import { Box, Button, TextField } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { downloadCultureReport } from '../../dataProviders/reports.ts';
import { Panel } from '../kit/page/Panel.tsx';
import { PdfButton } from '../kit/page/PdfButton.tsx';
import { useResultLink } from './view/useResultView.ts';

/** The third tab: the link to this view, and the report. */
export default function ResultShareTab({ campaign }: { readonly campaign: CampaignScores }) {
  const translate = useTranslate();
  const notify = useNotify();
  const link = useResultLink(campaign.campaign_id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify('results.view.share.copied', { type: 'success' });
    } catch {
      notify('results.view.share.notCopied', { type: 'warning' });
    }
  };
  return (
    <>
      <Panel title={translate('results.view.share.title')} text={translate('results.view.share.text')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <TextField
            label={translate('results.view.share.link')}
            value={link}
            size="small"
            sx={{ flex: '1 1 260px' }}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outlined" onClick={() => void copy()}>
            {translate('results.view.share.copy')}
          </Button>
        </Box>
      </Panel>
      <Panel
        title={translate('results.view.share.report')}
        text={translate('results.view.share.reportText')}
        action={
          <PdfButton
            requestFile={() => downloadCultureReport(campaign.campaign_id)}
            fileName={campaign.name}
            subject={campaign.name}
          />
        }
      />
    </>
  );
}
