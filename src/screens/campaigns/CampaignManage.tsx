import { useTranslate } from 'react-admin';
import type { CampaignWithAudience } from '../../../dataProviders/campaignAudience.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { StatusChip } from '../../kit/page/StatusChip.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AudiencePanel } from './AudiencePanel.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignLength } from './CampaignLength.tsx';
import { CampaignNextSteps } from './CampaignNextSteps.tsx';
import { CampaignPrivacySettings } from './CampaignPrivacySettings.tsx';
import { campaignPaths } from './campaignPaths.ts';
import { LaunchCheckAlert } from './LaunchCheckAlert.tsx';
import { CampaignOpening } from './opening/CampaignOpening.tsx';
import { ParticipationFunnel } from './ParticipationFunnel.tsx';
import { useCampaign, useCampaignRights } from './useCampaign.ts';

/** One campaign: its participation, its next steps and its actions. */
export default function CampaignManage() {
  const query = useCampaign();
  return (
    <>
      <BackLink to={campaignPaths.list} label="campaigns.list" />
      <QueryState
        query={query}
        failed="campaigns.failed"
        missing="campaigns.missing"
        loading="campaigns.loading"
        shape="page"
      >
        {(campaign) => <CampaignPage campaign={campaign} />}
      </QueryState>
    </>
  );
}

function CampaignPage({ campaign }: { readonly campaign: CampaignWithAudience }) {
  const translate = useTranslate();
  const { canChange } = useCampaignRights(campaign);
  const isDraft = campaign.status === 'draft';
  const isScheduled = isDraft && campaign.scheduled_at !== null;
  return (
    <>
      <PageHeader
        title={campaign.name}
        chip={
          <StatusChip
            status={campaign.status}
            label={translate(
              isScheduled
                ? 'campaigns.schedule.status'
                : `resources.benchmark_campaigns.choices.status.${campaign.status}`,
            )}
          />
        }
        purpose={translate(
          isScheduled ? 'campaigns.schedule.purpose' : `campaigns.purpose.${campaign.status}`,
        )}
        action={<CampaignActions campaign={campaign} />}
      />
      <PageColumns aside={<CampaignPrivacySettings campaign={campaign} />}>
        {isDraft && <CampaignOpening campaign={campaign} canChange={canChange} />}
        {isDraft && canChange && <LaunchCheckAlert campaign={campaign} />}
        {!isDraft && <ParticipationFunnel campaign={campaign} />}
        <CampaignNextSteps campaign={campaign} />
        <CampaignLength campaign={campaign} />
        <AudiencePanel campaign={campaign} />
      </PageColumns>
    </>
  );
}
