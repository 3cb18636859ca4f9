import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { SurveyPreviewLink } from '../../../kit/page/SurveyPreviewLink.tsx';
import { surveyMailPaths } from '../campaignPaths.ts';
import { useCampaignRights } from '../useCampaign.ts';
import { MailEditor } from './MailEditor.tsx';

/** The texts that new survey campaigns of the account start with. */
export default function SurveyMailTemplates() {
  const translate = useTranslate();
  const { canChange } = useCampaignRights({ created_by: null });
  return (
    <>
      <BackLink to={surveyMailPaths.list} label="campaignMails.templates.backToSurveys" />
      <PageHeader
        title={translate('campaignMails.templates.title')}
        purpose={translate('campaignMails.templates.purpose')}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <SurveyPreviewLink kind="s" campaignId={null} />
            <SurveyPreviewLink kind="r" campaignId={null} />
          </Stack>
        }
      />
      <MailEditor kind="survey" campaignId={null} canEdit={canChange} />
    </>
  );
}
