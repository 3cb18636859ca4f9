import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lowTopicsQuery, type RecommendedTopic } from '../../../dataProviders/recommendations.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useRecommendations } from '../../kit/context/RecommendationsContext.ts';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { HomeCard } from './HomeCard.tsx';

/** The topics to focus on after the person's newest result; shown only when there are some. */
export function LowTopics() {
  const translate = useTranslate();
  const { user, currentAccount } = usePerson();
  const query = useQuery(lowTopicsQuery(currentAccount.id, user.id));
  return (
    <HomeCard
      title={translate('home.lowTopics.title')}
      link={
        <Button size="small" component={Link} to="/my-results/icb">
          {translate('home.lowTopics.link')}
        </Button>
      }
    >
      <QueryState query={query} failed="home.lowTopics.failed">
        {(topics) => <Topics topics={topics} />}
      </QueryState>
    </HomeCard>
  );
}

function Topics({ topics }: { readonly topics: readonly RecommendedTopic[] }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const [newest] = useRecommendations().results;
  const reasons = [...new Set(topics.map(({ reason }) => reason))];
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {topics.map(({ topic_id, topic, answer_percent }) => (
          <Typography key={topic_id} component="li" className="tabular">
            {translate('home.lowTopics.topic', { topic, score: answer_percent })}
          </Typography>
        ))}
      </Box>
      {reasons.map((reason) => (
        <SecondaryText key={reason}>{translate(`home.lowTopics.reasons.${reason}`)}</SecondaryText>
      ))}
      {newest && (
        <Hint>
          {translate('home.lowTopics.from', {
            campaign: newest.campaign,
            day: words.day(newest.finished_on),
          })}
        </Hint>
      )}
    </>
  );
}
