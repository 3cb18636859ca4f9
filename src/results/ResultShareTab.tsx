import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { ShareTab } from './share/ShareTab.tsx';
import { useResultLink } from './view/useResultView.ts';

/** The third tab: the link to these results, the files, and who sees what. */
export default function ResultShareTab({ campaign }: { readonly campaign: CampaignScores }) {
  return <ShareTab campaign={campaign} path={useResultLink(campaign.campaign_id)} />;
}
