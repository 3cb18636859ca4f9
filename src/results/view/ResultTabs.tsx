import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { sectionStack } from '../stackStyles.ts';
import { type ResultTab, resultTabs, useResultView } from './useResultView.ts';

interface ResultTabsProps {
  /** The campaign of the page, which the address names from the first change on, so that it stays the same when a newer one closes. */
  readonly campaignId: number;
  readonly children: Readonly<Record<ResultTab, ReactNode>>;
}

/** The tabs of a result page. Only the open one is mounted and printed, so that the others are loaded when they are needed. */
export function ResultTabs({ campaignId, children }: ResultTabsProps) {
  const translate = useTranslate();
  const { view, openView } = useResultView();
  return (
    <Box sx={sectionStack}>
      <Tabs
        value={view.tab}
        onChange={(_event, tab: ResultTab) =>
          openView({ campaign: campaignId, tab, topic: tab === 'overview' ? null : view.topic })
        }
        aria-label={translate('results.view.tabs.label')}
        data-paper="left-out"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {resultTabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`results-tab-${tab}`}
            aria-controls={tab === view.tab ? 'results-panel' : undefined}
            label={translate(`results.view.tabs.${tab}`)}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="results-panel"
        aria-labelledby={`results-tab-${view.tab}`}
        key={view.tab}
        sx={sectionStack}
      >
        <Suspense fallback={<LoadingState height={600} />}>{children[view.tab]}</Suspense>
      </Box>
    </Box>
  );
}
