import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { cycleFeedback } from '../../../dataProviders/metricResults.ts';
import { lowestMinimum } from '../../../domain/campaigns/benchmarkStatus.ts';
import { usePerson } from '../../ui/person.ts';
import { Loaded } from '../../ui/results/Loaded.tsx';
import { SurveyFeedback } from '../../ui/results/SurveyFeedback.tsx';
import { useResultWords } from '../../ui/results/useResultWords.ts';

interface FeedbackProps {
  readonly campaign: SurveyCampaignAnswer;
  readonly releasedOn: string;
}

/** What people thought of a released campaign, whether they were asked about themselves or about others. */
export function Feedback({ campaign, releasedOn }: FeedbackProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const { currentAccount } = usePerson();
  const [search, setSearch] = useState('');
  const feedback = useQuery({
    ...cycleFeedback(currentAccount.id, campaign.id, search),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={feedback} failed={translate('published.feedback.failed')}>
      {(found) => (
        <SurveyFeedback
          campaign={campaign.name}
          about={(n_band) =>
            translate('published.feedback.about', {
              people: words.people(n_band),
              day: words.day(releasedOn),
            })
          }
          feedback={found}
          k={lowestMinimum}
          search={search}
          onSearch={setSearch}
        />
      )}
    </Loaded>
  );
}
