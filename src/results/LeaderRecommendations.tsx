import { Box, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ResponseOf } from '../../contract/call.ts';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import type { recommendationCalls } from '../../contract/v2/recommendations.ts';
import { highestAndLowest } from '../../domain/scoring/highestAndLowest.ts';
import { scoreWord } from '../../domain/scoring/scoreWord.ts';
import { displayedScoreText, scoreRange } from '../kit/charts/displayedScore.ts';
import { SecondaryText } from '../kit/page/SecondaryText.tsx';
import { Suggestions } from './Suggestions.tsx';
import { toDisplayedScore } from './scoreChanges.ts';
import { useResultTexts } from './useResultTexts.ts';

export type LeaderPlan = ResponseOf<
  (typeof recommendationCalls)['icbRecommendationsV2']
>['recommendations'][number];

interface LeaderRecommendationsProps {
  readonly campaign: CampaignScores;
  /** Low topics, lowest first. */
  readonly plans: readonly LeaderPlan[];
}

/** Recommendations for leaders: low topics with suggestions from the catalog. */
export function LeaderRecommendations({ campaign, plans }: LeaderRecommendationsProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const titleId = useId();
  const least = highestAndLowest(campaign.topics)?.low ?? [];
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {plans.length > 0
          ? translate('results.first.title', { topics: words.shortList(plans.map(({ topic }) => topic)) })
          : translate('results.first.titleNone')}
      </Typography>
      {plans.length === 0 && (
        <SecondaryText className="tabular" sx={{ maxWidth: 720 }}>
          {least.length > 0
            ? translate('results.first.least', {
                topics: words.shortList(least.map(({ topic }) => topic)),
                score: displayedScoreText(toDisplayedScore(least[0]), words),
              })
            : translate('results.first.alike')}
        </SecondaryText>
      )}
      {plans.map((plan) => (
        <Box
          key={plan.topic_id}
          sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
        >
          <Typography component="h3" variant="h3" className="tabular">
            {translate('results.first.topic', {
              topic: plan.topic,
              score: displayedScoreText(toDisplayedScore(plan), words),
            })}
          </Typography>
          <Typography>{translate(`results.first.reasons.${reasonOf(plan)}`)}</Typography>
          <Suggestions
            suggestions={plan.suggestions}
            none={translate('results.first.noSuggestions')}
            onPlan={null}
          />
        </Box>
      ))}
    </Card>
  );
}

/** Whether the topic is certainly low. A band of ten points can extend beyond the low range. */
const isSurelyLow = (plan: LeaderPlan) =>
  scoreWord(Math.max(0, scoreRange(toDisplayedScore(plan)).to - 1)) === 'low';

function reasonOf(plan: LeaderPlan): 'low' | 'maybeLow' | 'notClearlyLow' {
  if (!isSurelyLow(plan)) return 'maybeLow';
  return plan.banded || plan.reason === 'lowTopic' ? 'low' : 'notClearlyLow';
}
