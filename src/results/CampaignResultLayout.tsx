import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { CampaignScores } from '../../contract/v2/benchmarkResults.ts';
import { TranslatedStateCard } from '../kit/states/StateCard.tsx';
import { emptyResultTexts } from './emptyResultTexts.ts';
import { ReleaseCertificate } from './ReleaseCertificate.tsx';
import { sectionStack } from './stackStyles.ts';

interface CampaignResultLayoutProps {
  readonly campaign: CampaignScores;
  /** The published results. */
  readonly children: ReactNode;
}

/** The results of one campaign, or why there are none. */
export function CampaignResultLayout({ campaign, children }: CampaignResultLayoutProps) {
  if (campaign.overall && campaign.topics.length > 0) return children;
  return (
    <Box sx={sectionStack}>
      <TranslatedStateCard texts={emptyResultTexts(campaign)} values={{ k: campaign.k }} />
      {!campaign.hides_overall && <ReleaseCertificate campaign={campaign} />}
    </Box>
  );
}
