import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignWithAudience } from '../../../../dataProviders/campaignAudience.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { SurveyPreviewLink } from '../../../kit/page/SurveyPreviewLink.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { campaignPaths } from '../campaignPaths.ts';
import { useCampaign, useCampaignRights } from '../useCampaign.ts';
import { MailEditor } from './MailEditor.tsx';

/** The invitation and the reminder of a campaign, which can be edited, previewed and tested. */
export default function CampaignMails() {
  const query = useCampaign();
  return (
    <QueryState
      query={query}
      failed="campaigns.failed"
      missing="campaigns.missing"
      loading="campaigns.loading"
      shape="page"
    >
      {(campaign) => <MailsOf campaign={campaign} />}
    </QueryState>
  );
}

function MailsOf({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const { canChange, isAdmin } = useCampaignRights(campaign);
  const { campaign_id, name, status } = campaign;
  return (
    <>
      <BackLink to={campaignPaths.manage(campaign_id)} label="campaignMails.back" />
      <PageHeader
        title={translate('campaignMails.title')}
        purpose={translate('campaignMails.purpose', { name })}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {canChange && <SurveyPreviewLink campaignId={campaign_id} />}
            {isAdmin && (
              <Button component={Link} to={campaignPaths.mailTemplates}>
                {translate('campaignMails.templates.title')}
              </Button>
            )}
          </Stack>
        }
      />
      <MailEditor kind="benchmark" campaignId={campaign_id} canEdit={canChange && status !== 'closed'} />
    </>
  );
}
