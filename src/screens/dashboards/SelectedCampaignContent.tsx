import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignScores } from '../../../contract/v2/benchmarkResults.ts';
import { QueryState } from '../../kit/states/QueryState.tsx';
import type { CampaignSelection } from './useCampaignSelection.ts';

interface CampaignContentProps {
  readonly selection: CampaignSelection;
  readonly children: (campaign: CampaignScores) => ReactNode;
}

/** The content of a page about the selected campaign, or how to get results when none has closed. */
export function SelectedCampaignContent({ selection: { query, campaign }, children }: CampaignContentProps) {
  const translate = useTranslate();
  return (
    <QueryState
      query={query}
      failed="results.failed"
      loading="results.loading"
      shape="page"
      empty={{
        when: (campaigns) => campaigns.length === 0,
        text: 'results.none',
        action: (
          <Button variant="contained" component={Link} to="/micro-surveys/benchmarks">
            {translate('results.none.action')}
          </Button>
        ),
      }}
    >
      {() => campaign && children(campaign)}
    </QueryState>
  );
}
