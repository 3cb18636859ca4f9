import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { surveyCampaignQuery } from '../../../dataProviders/surveyCampaigns.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { AddPeople } from './AddPeople.tsx';
import { Feedback } from './Feedback.tsx';
import { Funnel } from './Funnel.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Reports } from './Reports.tsx';
import { SurveyActions } from './SurveyActions.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { TargetList } from './TargetList.tsx';
import { useCanChange } from './useCanChange.ts';

/** One campaign: its progress, its next steps and its participants. */
export default function SurveyManage() {
  const query = useQuery(surveyCampaignQuery(useAccountId(), Number(useParams().id)));
  return (
    <Box sx={{ maxWidth: 1200 }}>
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
    </Box>
  );
}

function SurveyPage({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const { user } = usePerson();
  const canChange = useCanChange(campaign);
  const isDraft = campaign.status === 'draft';
  return (
    <>
      <PageHeader
        title={campaign.name}
        chip={<SurveyStatus status={campaign.status} released_on={campaign.released_on} />}
        purpose={translate(`surveys.purpose.${campaign.status}`)}
        action={<SurveyActions campaign={campaign} />}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isDraft && <Funnel campaign={campaign} />}
        <NextSteps campaign={campaign} />
        {campaign.status === 'closed' && isAdmin(user) && <Reports campaign={campaign} />}
        {!isDraft && <TargetList campaign={campaign} />}
        {campaign.released_on !== null && isAdmin(user) && (
          <Feedback campaign={campaign} releasedOn={campaign.released_on} />
        )}
        {campaign.status === 'open' && canChange && <AddPeople campaign={campaign} />}
      </Box>
    </>
  );
}
