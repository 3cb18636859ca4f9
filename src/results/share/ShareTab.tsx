import CoPresentOutlined from '@mui/icons-material/CoPresentOutlined';
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { downloadCultureReport, downloadCultureSlides } from '../../../dataProviders/reports.ts';
import { DownloadButton } from '../../kit/page/DownloadButton.tsx';
import { PdfButton } from '../../kit/page/PdfButton.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { pageStack } from '../stackStyles.ts';
import { AccessFacts } from './AccessFacts.tsx';
import { ShareLink } from './ShareLink.tsx';
import { presentPath } from './sharePaths.ts';

interface ShareTabProps {
  readonly campaign: CampaignScores;
  /** The address to share. */
  readonly path: string;
}

/** Everything about passing results on: the link to the view, the presentation, the files, and who sees what. */
export function ShareTab({ campaign, path }: ShareTabProps) {
  return (
    <Box sx={pageStack} data-paper="left-out">
      <ShareLink path={path} />
      {campaign.overall && <Files campaign={campaign} />}
      <AccessFacts campaign={campaign} />
    </Box>
  );
}

function Files({ campaign }: { readonly campaign: CampaignScores }) {
  const translate = useTranslate();
  const { campaign_id, name } = campaign;
  const words = (key: string) => translate(`results.sharing.files.${key}`);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{words('title')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          startIcon={<CoPresentOutlined />}
          component={Link}
          to={presentPath(campaign_id)}
        >
          {words('present')}
        </Button>
        <PdfButton requestFile={() => downloadCultureReport(campaign_id)} fileName={name} subject={name} />
        <DownloadButton
          format="pptx"
          icon={<SlideshowOutlined />}
          requestFile={() => downloadCultureSlides(campaign_id)}
          fileName={name}
          subject={name}
        />
      </Box>
      <Hint sx={{ maxWidth: 640 }}>
        {words('presentText')} {words('text')} {words('charts')}
      </Hint>
    </Box>
  );
}
