import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { isAdmin } from '../../../domain/access/roles.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { AddPeople } from './AddPeople.tsx';
import { Feedback } from './Feedback.tsx';
import { Funnel } from './Funnel.tsx';
import { Loading } from './Loading.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Reports } from './Reports.tsx';
import { SurveyActions } from './SurveyActions.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { TargetList } from './TargetList.tsx';
import { useMayChange, useSurveyOfAddress } from './useSurvey.ts';

/** One cycle: how far it is, what happens next, and whom it is about. */
export default function SurveyManage() {
  const translate = useTranslate();
  const query = useSurveyOfAddress();
  return (
    <Box sx={{ maxWidth: 1200 }}>
      <BackLink to={surveyPaths.list} label="surveys.list" />
      {query.isError && (
        <ErrorState
          failure={query.error}
          failed="surveys.failed"
          missing="surveys.missing"
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Loading label={translate('surveys.loading')} />}
      {query.isSuccess && <Page campaign={query.data} />}
    </Box>
  );
}

function Page({ campaign }: { readonly campaign: SurveyCampaignAnswer }) {
  const translate = useTranslate();
  const { user } = usePerson();
  const mayChange = useMayChange(campaign);
  const isDraft = campaign.status === 'draft';
  const title = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {campaign.name}
      </Box>
      <SurveyStatus status={campaign.status} released_on={campaign.released_on} />
    </Box>
  );
  return (
    <>
      <PageHeader
        title={title}
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
        {campaign.status === 'open' && mayChange && <AddPeople campaign={campaign} />}
      </Box>
    </>
  );
}
