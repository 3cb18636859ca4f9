import { Box, Button, Card, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type {
  ActionPlanResponse,
  RecommendationWithReason,
  SuggestionResponse,
} from '../../../dataProviders/actionPlans.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { Suggestions } from '../../results/Suggestions.tsx';
import { newPlan, type PlanForm } from './planForm.ts';
import { useSubjectName } from './useSubjectName.ts';

interface RecommendationsProps {
  readonly recommended: readonly RecommendationWithReason[];
  readonly plans: readonly ActionPlanResponse[];
  readonly onPlan: (form: PlanForm) => void;
}

/** Recommendations with their reasons and suggestions; a plan can be made from each. */
export function Recommendations({ recommended, plans, onPlan }: RecommendationsProps) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id={titleId} component="h2" variant="h2">
        {translate('ownResults.recommendations.title')}
      </Typography>
      <Hint>{translate('ownResults.recommendations.about')}</Hint>
      {recommended.length === 0 && (
        <Typography sx={{ mt: 2 }}>{translate('ownResults.recommendations.none')}</Typography>
      )}
      {recommended.map((one) => (
        <Recommendation
          key={`${one.metric ?? one.topic_id} ${one.reason}`}
          recommended={one}
          isPlanned={plans.some((plan) => plan.done_on === null && isAbout(plan, one))}
          onPlan={(from) => onPlan(newPlan(one, from))}
        />
      ))}
    </Card>
  );
}

const isAbout = (plan: ActionPlanResponse, one: RecommendationWithReason) =>
  plan.metric === one.metric && plan.topic_id === one.topic_id;

interface RecommendationProps {
  readonly recommended: RecommendationWithReason;
  readonly isPlanned: boolean;
  readonly onPlan: (from: SuggestionResponse | null) => void;
}

function Recommendation({ recommended, isPlanned, onPlan }: RecommendationProps) {
  const translate = useTranslate();
  const subject = useSubjectName()(recommended);
  const { metric, answer_percent: score, low, high, margin, reason, suggestions } = recommended;
  const name = metric
    ? translate('ownResults.recommendations.metric', {
        metric: subject,
        score,
        low: Math.round(low ?? score),
        high: Math.round(high ?? score),
      })
    : translate('ownResults.recommendations.topic', { topic: subject, score });
  return (
    <Box sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="h3" className="tabular">
        {name}
      </Typography>
      <Typography>{translate(`ownResults.recommendations.reasons.${reason}`, { margin })}</Typography>
      <Suggestions
        suggestions={suggestions}
        none={translate('ownResults.recommendations.noSuggestions')}
        onPlan={isPlanned ? null : onPlan}
      />
      {isPlanned ? (
        <Hint>{translate('ownResults.recommendations.planned')}</Hint>
      ) : (
        <div>
          <Button
            variant="outlined"
            aria-label={translate('ownResults.recommendations.makeOf', { subject })}
            onClick={() => onPlan(null)}
          >
            {translate('ownResults.recommendations.make')}
          </Button>
        </div>
      )}
    </Box>
  );
}
