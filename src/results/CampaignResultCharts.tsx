import { lazy, type ReactNode } from 'react';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { CampaignResultLayout } from './CampaignResultLayout.tsx';
import type { Topic } from './scoreChanges.ts';
import { FocusSection } from './view/FocusSection.tsx';
import { ResultOverview } from './view/ResultOverview.tsx';
import { ResultTabs } from './view/ResultTabs.tsx';

const ResultDetails = lazy(() => import('./view/ResultDetails.tsx'));
const ResultShareTab = lazy(() => import('./ResultShareTab.tsx'));
const TopicSuggestions = lazy(() => import('./view/TopicSuggestions.tsx'));

interface CampaignResultChartsProps {
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  /** The last section of the overview: what to do next. */
  readonly focus?: ReactNode;
  /** The last section of a topic: what to do about it. */
  readonly renderTopicActions?: (topic: Topic) => ReactNode;
  /** Additional sections of the details, above the certificate. */
  readonly children?: ReactNode;
}

/** The results of one campaign as three tabs. Team leads see only the company and their own teams. */
export function CampaignResultCharts(props: CampaignResultChartsProps) {
  const { campaign, campaigns, children } = props;
  const {
    focus = <FocusSection campaign={campaign} />,
    renderTopicActions = (topic: Topic) => <TopicSuggestions campaign={campaign} topic={topic} />,
  } = props;
  return (
    <CampaignResultLayout key={campaign.campaign_id} campaign={campaign}>
      <ResultTabs campaignId={campaign.campaign_id}>
        {{
          overview: (
            <ResultOverview campaign={campaign} campaigns={campaigns} renderTopicActions={renderTopicActions}>
              {focus}
            </ResultOverview>
          ),
          details: (
            <ResultDetails campaign={campaign} campaigns={campaigns}>
              {children}
            </ResultDetails>
          ),
          share: <ResultShareTab campaign={campaign} />,
        }}
      </ResultTabs>
    </CampaignResultLayout>
  );
}
