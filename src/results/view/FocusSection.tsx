import { Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { leaderPlansQuery } from '../../../dataProviders/recommendations.ts';
import { highestAndLowest } from '../../../domain/scoring/highestAndLowest.ts';
import { displayedScoreText } from '../../kit/charts/displayedScore.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import type { LeaderPlan } from '../LeaderRecommendations.tsx';
import { toDisplayedScore } from '../scoreChanges.ts';
import { useResultTexts } from '../useResultTexts.ts';
import { useResultView } from './useResultView.ts';

interface FocusSectionProps {
  readonly campaign: CampaignScores;
}

/** The topics to focus on first; each opens with its suggestions. */
export function FocusSection({ campaign }: FocusSectionProps) {
  const query = useQuery(leaderPlansQuery(useAccountId(), campaign.campaign_id));
  return (
    <QueryState query={query} failed="results.first.failed" height={120}>
      {(plans) => <Focus campaign={campaign} plans={plans} />}
    </QueryState>
  );
}

function Focus({ campaign, plans }: FocusSectionProps & { readonly plans: readonly LeaderPlan[] }) {
  const translate = useTranslate();
  const words = useResultTexts();
  const titleId = useId();
  const { openView } = useResultView();
  const least = highestAndLowest(campaign.topics)?.low ?? [];
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {plans.length > 0
          ? translate('results.first.title', { topics: words.shortList(plans.map(({ topic }) => topic)) })
          : translate('results.first.titleNone')}
      </Typography>
      {plans.length === 0 && (
        <SecondaryText className="tabular">
          {least.length > 0
            ? translate('results.first.least', {
                topics: words.shortList(least.map(({ topic }) => topic)),
                score: displayedScoreText(toDisplayedScore(least[0]), words),
              })
            : translate('results.first.alike')}
        </SecondaryText>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
        {plans.map(({ topic_id, topic }) => (
          <Button
            key={topic_id}
            onClick={() => openView({ campaign: campaign.campaign_id, topic: topic_id })}
          >
            {translate('results.view.focus.open', { topic })}
          </Button>
        ))}
      </Box>
    </Card>
  );
}
