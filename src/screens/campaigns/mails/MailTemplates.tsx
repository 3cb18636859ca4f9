import { useTranslate } from 'react-admin';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageHeader } from '../../../kit/page/PageHeader.tsx';
import { campaignPaths } from '../campaignPaths.ts';
import { useCampaignRights } from '../useCampaign.ts';
import { MailEditor } from './MailEditor.tsx';

/** The texts that new campaigns of the account start with. */
export default function MailTemplates() {
  const translate = useTranslate();
  const { canChange } = useCampaignRights({ created_by: null });
  return (
    <>
      <BackLink to={campaignPaths.list} label="campaignMails.templates.back" />
      <PageHeader
        title={translate('campaignMails.templates.title')}
        purpose={translate('campaignMails.templates.purpose')}
      />
      <MailEditor kind="benchmark" campaignId={null} canEdit={canChange} />
    </>
  );
}
