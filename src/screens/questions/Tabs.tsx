import { Box, Tab, Tabs as TabBar } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

export const tabNames = ['wording', 'languages', 'versions', 'preview'] as const;
export type TabName = (typeof tabNames)[number];

interface TabsProps {
  readonly shown: readonly TabName[];
  readonly children: Readonly<Record<TabName, ReactNode>>;
}

/**
 * The parts of a question's page, the open one in the address. A part that was opened once stays: what was typed
 * in it is still there after a look at another.
 */
export function Tabs({ shown, children }: TabsProps) {
  const translate = useTranslate();
  const [open, choose] = useTab();
  const current = shown.includes(open) ? open : 'wording';
  const [opened, remember] = useState<readonly TabName[]>([current]);
  if (!opened.includes(current)) remember([...opened, current]);
  return (
    <>
      <TabBar
        value={current}
        onChange={(_event, tab: TabName) => choose(tab)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={translate('questions.tabs.label')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
            label={translate(`questions.tabs.${tab}`)}
            sx={{ minWidth: { xs: 0, sm: 90 }, px: { xs: 1.25, sm: 2 } }}
          />
        ))}
      </TabBar>
      {shown.map((tab) => (
        <Box
          key={tab}
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`tab-${tab}`}
          hidden={tab !== current}
        >
          {opened.includes(tab) && children[tab]}
        </Box>
      ))}
    </>
  );
}

/** Which part is open, and how to open another. */
export function useTab(): readonly [TabName, (tab: TabName) => void] {
  const [params, setParams] = useSearchParams();
  const open = tabNames.find((tab) => tab === params.get('tab')) ?? 'wording';
  const choose = (tab: TabName) =>
    setParams(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  return [open, choose];
}
