import { useTranslate } from 'react-admin';
import type { SurveyCampaignAnswer } from '../../../contract/v2/surveyCampaigns.ts';
import { cycleFeedback } from '../../../dataProviders/metricResults.ts';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { SurveyFeedback } from '../../results/SurveyFeedback.tsx';
import { useResultWords } from '../../results/useResultWords.ts';

interface FeedbackProps {
  readonly campaign: SurveyCampaignAnswer;
  readonly releasedOn: string;
}

/** What people thought of a released campaign, whether they were asked about themselves or about others. */
export function Feedback({ campaign, releasedOn }: FeedbackProps) {
  const translate = useTranslate();
  const words = useResultWords();
  const { currentAccount } = usePerson();
  return (
    <SurveyFeedback
      ask={(search) => cycleFeedback(currentAccount.id, campaign.id, search)}
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
