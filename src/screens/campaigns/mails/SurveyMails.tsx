import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { SurveyCampaignResponse } from '../../../../contract/v2/surveyCampaigns.ts';
import { surveyCampaignQuery } from '../../../../dataProviders/surveyCampaigns.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { SurveyPreviewLink } from '../../../kit/page/SurveyPreviewLink.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { surveyMailPaths } from '../campaignPaths.ts';
import { useCampaignRights } from '../useCampaign.ts';
import { MailEditor } from './MailEditor.tsx';

/** The invitations and reminders of a survey campaign, which can be edited, previewed and tested. */
export default function SurveyMails() {
  const query = useQuery(surveyCampaignQuery(useAccountId(), Number(useParams().id)));
  return (
    <QueryState
      query={query}
      failed="campaignMails.surveyFailed"
      missing="campaignMails.missing"
      loading="campaignMails.loading"
      shape="page"
    >
      {(campaign) => <MailsOf campaign={campaign} />}
    </QueryState>
  );
}

function MailsOf({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const { canChange, isAdmin } = useCampaignRights(campaign);
  const { id, name, status, relationships } = campaign;
  return (
    <>
      <BackLink to={surveyMailPaths.manage(id)} label="campaignMails.back" />
      <PageHeader
        title={translate('campaignMails.title')}
        purpose={translate('campaignMails.surveyPurpose', { name })}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {canChange && <SurveyPreviewLink kind="s" campaignId={id} />}
            {canChange && relationships.length > 0 && <SurveyPreviewLink kind="r" campaignId={id} />}
            {isAdmin && (
              <Button component={Link} to={surveyMailPaths.mailTemplates}>
                {translate('campaignMails.templates.title')}
              </Button>
            )}
          </Stack>
        }
      />
      <MailEditor kind="survey" campaignId={id} canEdit={canChange && status !== 'closed'} />
    </>
  );
}
