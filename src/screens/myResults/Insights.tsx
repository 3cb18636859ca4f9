import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { OwnInsight, OwnScore } from '../../../contract/v2/assessments.ts';
import { ownInsight, ownScores } from '../../../dataProviders/ownScores.ts';
import { personaCodes } from '../../../domain/insights/personas.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { StateCard } from '../../kit/states/StateCard.tsx';
import { ResultsFailed, ResultsLoading } from '../../results/ResultStates.tsx';
import { NoProfile } from './NoProfile.tsx';
import { Persona } from './Persona.tsx';
import { profileOf } from './profile.ts';
import { ResultsPage, stacked } from './ResultsPage.tsx';

/** The pattern of strengths that the own newest answers are nearest to, and what it means. */
export default function Insights() {
  const translate = useTranslate();
  return (
    <ResultsPage title={translate('titles.insights')} purpose={translate('ownResults.purpose.insights')}>
      <Nearest />
    </ResultsPage>
  );
}

function Nearest() {
  const translate = useTranslate();
  const { user } = usePerson();
  const own = useQuery(ownScores(user.id));
  const insight = useQuery(ownInsight(user.id));
  if (own.isPending || insight.isPending) return <ResultsLoading />;
  if (own.isError || insight.isError) {
    const retry = () => void Promise.all([own.refetch(), insight.refetch()]);
    return <ResultsFailed title={translate('ownResults.insightFailed')} onRetry={retry} />;
  }
  const { self } = profileOf(own.data);
  if (!self || !insight.data) return <NoProfile />;
  return (
    <Box sx={stacked}>
      <Answer insight={insight.data} score={self} />
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        {translate('ownResults.insights.caveat')}
      </Typography>
      <AllPatterns />
    </Box>
  );
}

function Answer({ insight, score }: { readonly insight: OwnInsight; readonly score: OwnScore }) {
  const translate = useTranslate();
  const [first, second] = insight.nearest;
  if (!first) {
    return (
      <StateCard
        title={translate('ownResults.insights.even.title')}
        text={translate('ownResults.insights.even.text')}
      />
    );
  }
  const name = ({ persona }: typeof first) => translate(`ownResults.personas.${persona}.name`);
  return (
    <>
      <Typography sx={{ fontSize: '1.25rem', lineHeight: 1.4 }}>
        {translate(
          insight.outcome === 'near'
            ? `ownResults.insights.near.${first.nearness}`
            : `ownResults.insights.${insight.outcome}`,
          { persona: name(first), first: name(first), second: second && name(second) },
        )}
      </Typography>
      {insight.nearest.map(({ persona }) => (
        <Persona key={persona} persona={persona} score={score} />
      ))}
    </>
  );
}

function AllPatterns() {
  const translate = useTranslate();
  return (
    <Card component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
        {translate('ownResults.insights.all')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        {personaCodes.map((persona) => (
          <div key={persona}>
            <Typography component="dt" variant="h3">
              {translate(`ownResults.personas.${persona}.name`)}
            </Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {translate(`ownResults.personas.${persona}.meaning`)}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}
