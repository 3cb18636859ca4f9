import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Recommended, recommendedPlan } from '../../../dataProviders/recommendations.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useRecommendations } from '../../kit/context/RecommendationsContext.ts';
import { LoadFailed } from '../../kit/states/LoadFailed.tsx';
import { useResultWords } from '../../results/useResultWords.ts';
import { HomeCard } from './HomeCard.tsx';

/** What the own newest result suggests to look at; only drawn where there is something. */
export function LowTopics() {
  const translate = useTranslate();
  const { user } = usePerson();
  const plan = useQuery(recommendedPlan(user.id));
  return (
    <HomeCard
      title={translate('home.lowTopics.title')}
      link={
        <Button size="small" component={Link} to="/my-results/icb">
          {translate('home.lowTopics.link')}
        </Button>
      }
    >
      {plan.isPending && <Skeleton width="80%" />}
      {plan.isError && (
        <LoadFailed text={translate('home.lowTopics.failed')} onRetry={() => void plan.refetch()} />
      )}
      {plan.isSuccess && <Topics plan={plan.data} />}
    </HomeCard>
  );
}

function Topics({ plan }: { readonly plan: readonly Recommended[] }) {
  const translate = useTranslate();
  const words = useResultWords();
  const [newest] = useRecommendations().results;
  const reasons = [...new Set(plan.map(({ reason }) => reason))];
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {plan.map(({ topic_id, topic, answer_percent }) => (
          <Typography key={topic_id} component="li" className="tabular">
            {translate('home.lowTopics.topic', { topic, score: answer_percent })}
          </Typography>
        ))}
      </Box>
      {reasons.map((reason) => (
        <Typography key={reason} color="text.secondary">
          {translate(`home.lowTopics.reasons.${reason}`)}
        </Typography>
      ))}
      {newest && (
        <Typography variant="body2" color="text.secondary">
          {translate('home.lowTopics.from', {
            campaign: newest.campaign,
            day: words.day(newest.finished_on),
          })}
        </Typography>
      )}
    </>
  );
}
