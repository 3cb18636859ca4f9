import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { surveyCampaignQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AddParticipants } from './AddParticipants.tsx';
import { CycleFeedback } from './CycleFeedback.tsx';
import { CycleReportsPanel } from './CycleReportsPanel.tsx';
import { SurveyActions } from './SurveyActions.tsx';
import { SurveyFunnelChart } from './SurveyFunnelChart.tsx';
import { SurveyNextSteps } from './SurveyNextSteps.tsx';
import { SurveyOpening } from './SurveyOpening.tsx';
import { SurveyParticipantList } from './SurveyParticipantList.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { useCanChangeSurvey } from './useCanChangeSurvey.ts';

/** One campaign: its progress, its next steps and its participants. */
export default function SurveyManage() {
  const query = useQuery(surveyCampaignQuery(useAccountId(), Number(useParams().id)));
  return (
    <>
      <BackLink to={surveyPaths.list} label="surveys.list" />
      <QueryState
        query={query}
        failed="surveys.failed"
        missing="surveys.missing"
        loading="surveys.loading"
        shape="page"
      >
        {(campaign) => <SurveyPage campaign={campaign} />}
      </QueryState>
    </>
  );
}

function SurveyPage({ campaign }: { readonly campaign: SurveyCampaignResponse }) {
  const translate = useTranslate();
  const { user } = usePerson();
  const canChange = useCanChangeSurvey(campaign);
  const isDraft = campaign.status === 'draft';
  const isScheduled = isDraft && campaign.scheduled_at !== null;
  return (
    <>
      <PageHeader
        title={campaign.name}
        chip={<SurveyStatus {...campaign} />}
        purpose={translate(isScheduled ? 'campaigns.schedule.purpose' : `surveys.purpose.${campaign.status}`)}
        action={<SurveyActions campaign={campaign} />}
      />
      <PageColumns
        aside={
          <>
            <SurveyNextSteps campaign={campaign} />
            {campaign.status === 'open' && canChange && <AddParticipants campaign={campaign} />}
          </>
        }
      >
        {isDraft && <SurveyOpening campaign={campaign} />}
        {!isDraft && <SurveyFunnelChart campaign={campaign} />}
        {campaign.status === 'closed' && isAdmin(user) && <CycleReportsPanel campaign={campaign} />}
        {!isDraft && <SurveyParticipantList campaign={campaign} />}
        {campaign.released_on !== null && isAdmin(user) && (
          <CycleFeedback campaign={campaign} releasedOn={campaign.released_on} />
        )}
      </PageColumns>
    </>
  );
}
