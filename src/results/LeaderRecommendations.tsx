import { Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../contract/call.ts';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import type { recommendationCalls } from '../../contract/v2/recommendations.ts';
import { isSupervisor } from '../../domain/access/roles.ts';
import { scoreWord } from '../../domain/scoring/scoreWord.ts';
import { displayedScoreText, scoreRange } from '../kit/charts/displayedScore.ts';
import { usePerson } from '../kit/context/PersonContext.ts';
import { useCanChangeAccount } from '../kit/context/useCanChangeAccount.ts';
import { focusPath } from './focus/focusPath.ts';
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

/** Suggestions from the catalog for low topics, which can be chosen as the company's focus. */
export function LeaderRecommendations({ campaign, plans }: LeaderRecommendationsProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const titleId = useId();
  const { user } = usePerson();
  // Leads choose the focus of their teams, not that of the company.
  const canChoose = useCanChangeAccount() && !isSupervisor(user);
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('results.first.title', { topics: words.shortList(plans.map(({ topic }) => topic)) })}
      </Typography>
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
          {canChoose && (
            <Box>
              <Button
                variant="outlined"
                component={Link}
                to={focusPath({ campaignId: campaign.campaign_id, teamId: null, topicId: plan.topic_id })}
              >
                {translate('results.first.choose')}
              </Button>
            </Box>
          )}
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
