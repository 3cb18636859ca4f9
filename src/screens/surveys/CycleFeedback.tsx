import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignResponse } from '../../../contract/v2/surveyCampaigns.ts';
import { cycleFeedbackQuery } from '../../../dataProviders/metricResults.ts';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { SurveyFeedback } from '../../results/SurveyFeedback.tsx';
import { useResultTexts } from '../../results/useResultTexts.ts';

interface FeedbackProps {
  readonly campaign: SurveyCampaignResponse;
  readonly releasedOn: string;
}

/** The respondents' feedback on a released campaign. */
export function CycleFeedback({ campaign, releasedOn }: FeedbackProps) {
  const translate = useTranslate();
  const words = useResultTexts();
  const [search, setSearch] = useState('');
  const query = useQuery(cycleFeedbackQuery(useAccountId(), campaign.id, search));
  return (
    <SurveyFeedback
      query={query}
      search={search}
      onSearch={setSearch}
      campaign={campaign.name}
      about={(n_band) =>
        translate('published.feedback.about', {
          people: words.people(n_band),
          day: words.day(releasedOn),
        })
      }
      k={lowestMinimumGroupSize}
    />
  );
}
