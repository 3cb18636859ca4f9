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
  const isAnyUnclear = topics.some(isUnclear);
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {topics.map((one) => (
          <Typography key={one.topic_id} component="li" className="tabular">
            {translate(`home.lowTopics.${isUnclear(one) ? 'unclearTopic' : 'topic'}`, {
              topic: one.topic,
              score: one.answer_percent,
            })}
          </Typography>
        ))}
      </Box>
      <SecondaryText>{translate('home.lowTopics.reasons.lowTopic')}</SecondaryText>
      {isAnyUnclear && <SecondaryText>{translate('home.lowTopics.reasons.possiblyLowTopic')}</SecondaryText>}
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

const isUnclear = ({ reason }: RecommendedTopic) => reason === 'possiblyLowTopic';
