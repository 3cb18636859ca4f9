import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lowTopicsQuery, type RecommendedTopic } from '../../../dataProviders/recommendations.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { Hint, SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';
import { HomeCard } from './HomeCard.tsx';

/** The topics to focus on after the person's newest results; shown only when there are some. */
export function LowTopics() {
  const translate = useTranslate();
  const { user, currentAccount } = usePerson();
  const query = useQuery(lowTopicsQuery(currentAccount.id, user.id));
  // There may be recommendations about other results only.
  if (query.data?.length === 0) return null;
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
  const unclear = topics.filter(isUnclear);
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
      {unclear.length > 0 && (
        <SecondaryText>
          {translate('home.lowTopics.reasons.possiblyLowTopic', {
            margin: Math.max(...unclear.map(({ margin }) => margin ?? 0)),
          })}
        </SecondaryText>
      )}
      {sourcesOf(topics).map(({ campaign, finished_on }) => (
        <Hint key={`${campaign} ${finished_on}`}>
          {translate('home.lowTopics.from', { campaign, day: words.day(finished_on) })}
        </Hint>
      ))}
    </>
  );
}

/** The private copies that the topics come from, each once. */
const sourcesOf = (topics: readonly RecommendedTopic[]) => [
  ...new Map(
    topics.flatMap(({ source }) => (source ? [[`${source.campaign} ${source.finished_on}`, source]] : [])),
  ).values(),
];

const isUnclear = ({ reason }: RecommendedTopic) => reason === 'possiblyLowTopic';
