import { lazy, type ReactNode } from 'react';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { CampaignResultLayout } from './CampaignResultLayout.tsx';
import { lazySection } from './lazySection.tsx';
import { ResultOverview } from './view/ResultOverview.tsx';
import { ResultTabs } from './view/ResultTabs.tsx';

const ResultDetails = lazy(() => import('./view/ResultDetails.tsx'));
const ResultShareTab = lazy(() => import('./ResultShareTab.tsx'));
const FocusArea = lazySection({
  load: async () => (await import('./focus/FocusSection.tsx')).FocusSection,
  texts: ['focus'],
  height: 320,
});
const TopicSuggestions = lazySection({
  load: async () => (await import('./view/TopicSuggestions.tsx')).TopicSuggestions,
  texts: ['ownResults'],
  height: 120,
});

interface CampaignResultChartsProps {
  readonly campaign: CampaignScores;
  /** All closed campaigns, newest first. */
  readonly campaigns: readonly CampaignScores[];
  /** Additional sections of the details, above the certificate. */
  readonly children?: ReactNode;
}

/** The results of one campaign as three tabs. Team leads see only the company and their own teams. */
export function CampaignResultCharts({ campaign, campaigns, children }: CampaignResultChartsProps) {
  return (
    <CampaignResultLayout key={campaign.campaign_id} campaign={campaign}>
      <ResultTabs campaignId={campaign.campaign_id}>
        {{
          overview: (
            <ResultOverview
              campaign={campaign}
              campaigns={campaigns}
              renderTopicActions={(topic) => <TopicSuggestions campaign={campaign} topic={topic} />}
            >
              <FocusArea campaign={campaign} />
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
