import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { OwnPersonaInsight, OwnScore } from '../../../contract/v2/personalScores.ts';
import { ownInsightQuery, ownScoresQuery } from '../../../dataProviders/ownScores.ts';
import { personaCodes } from '../../../domain/insights/personas.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { sectionStack } from '../../results/stackStyles.ts';
import { NoProfile } from './NoProfile.tsx';
import { OwnResultsPage } from './OwnResultsPage.tsx';
import { toOwnProfile } from './ownProfile.ts';
import { PersonaCard } from './PersonaCard.tsx';
import { UndecidedBanner } from './ProfileHeadline.tsx';

/** The patterns of strengths closest to the person's newest profile. */
export default function Insights() {
  return (
    <OwnResultsPage title="titles.insights" purpose="ownResults.purpose.insights">
      <LoadedInsight />
    </OwnResultsPage>
  );
}

function LoadedInsight() {
  const accountId = useAccountId();
  const scores = useQuery(ownScoresQuery(accountId));
  const insight = useQuery(ownInsightQuery(accountId));
  const states = { failed: 'ownResults.insightFailed', loading: 'results.loading', shape: 'page' } as const;
  return (
    <QueryState query={scores} {...states}>
      {(all) => (
        <QueryState query={insight} {...states}>
          {(nearest) => <NearestPatterns score={toOwnProfile(all).self} insight={nearest} />}
        </QueryState>
      )}
    </QueryState>
  );
}

interface NearestPatternsProps {
  readonly score: OwnScore | null;
  readonly insight: OwnPersonaInsight | null;
}

function NearestPatterns({ score, insight }: NearestPatternsProps) {
  const translate = useTranslate();
  if (!score || !insight) return <NoProfile />;
  return (
    <Box sx={sectionStack}>
      <UndecidedBanner score={score} />
      <Answer insight={insight} score={score} />
      <SecondaryText sx={{ maxWidth: 720 }}>{translate('ownResults.insights.caveat')}</SecondaryText>
      <AllPatterns />
    </Box>
  );
}

function Answer({ insight, score }: { readonly insight: OwnPersonaInsight; readonly score: OwnScore }) {
  const translate = useTranslate();
  const [first, second] = insight.nearest;
  if (!first) {
    return <TranslatedStateCard texts="ownResults.insights.even" />;
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
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {insight.nearest.map(({ persona, similarity }) => (
          <Typography key={persona} component="li" className="tabular">
            {translate('ownResults.insights.similarity', {
              ...similarity,
              persona: translate(`ownResults.personas.${persona}.name`),
            })}
          </Typography>
        ))}
      </Box>
      <SecondaryText sx={{ maxWidth: 720 }}>{translate('ownResults.insights.similarityText')}</SecondaryText>
      {insight.nearest.map(({ persona }) => (
        <PersonaCard key={persona} persona={persona} score={score} />
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
