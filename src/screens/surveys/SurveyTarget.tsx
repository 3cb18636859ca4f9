import { Box, Button, Card } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { readSurveyTarget } from '../../../dataProviders/surveyCampaigns.ts';
import { BackLink } from '../../kit/page/BackLink.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
import { Loading } from './Loading.tsx';
import { RaterGroup } from './RaterGroup.tsx';
import { SurveyStatus } from './SurveyStatus.tsx';
import { surveyPaths } from './surveyPaths.ts';
import { surveysKey } from './useSurvey.ts';

/** One person's survey: who is asked about them, by relationship. */
export default function SurveyTarget() {
  const translate = useTranslate();
  const targetId = Number(useParams().sid);
  const query = useQuery({
    queryKey: [surveysKey, 'target', targetId],
    queryFn: () => readSurveyTarget(targetId),
  });
  if (query.isPending) return <Loading label={translate('surveys.person.loading')} />;
  if (query.isError) {
    return (
      <ErrorState
        failure={query.error}
        failed="surveys.person.failed"
        missing="surveys.person.missing"
        onRetry={() => void query.refetch()}
      />
    );
  }
  const survey = query.data;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <BackLink to={surveyPaths.manage(survey.campaign_id)} label="surveys.person.back" />
      <PageHeader
        title={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {survey.name || translate('surveys.person.unnamed')}
            <SurveyStatus status={survey.campaign_status} released_on={survey.released_on} />
          </Box>
        }
        purpose={translate('surveys.person.purpose', { campaign: survey.campaign })}
        action={
          survey.campaign_status === 'open' &&
          survey.groups.length > 1 && (
            <Button component={Link} to={surveyPaths.raters(survey.campaign_id)} variant="outlined">
              {translate('surveys.actions.raters')}
            </Button>
          )
        }
      />
      <Card sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 3 }}>
        {survey.groups.map((group) => (
          <RaterGroup key={group.relationship} group={group} />
        ))}
      </Card>
    </Box>
  );
}
