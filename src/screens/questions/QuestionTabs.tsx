import { Box, Tab, Tabs as TabBar } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

export const questionTabs = ['wording', 'languages', 'versions', 'preview'] as const;
type TabName = (typeof questionTabs)[number];
const fields = { tab: urlField.choice(questionTabs, 'wording') };

interface TabsProps {
  readonly shown: readonly TabName[];
  readonly children: Readonly<Record<TabName, ReactNode>>;
}

/** The tabs of a question's page. A tab stays mounted after it was opened, so that unsaved text is kept. */
export function QuestionTabs({ shown, children }: TabsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useQuestionTab();
  const current = shown.includes(open) ? open : 'wording';
  const [mounted, setMounted] = useState<readonly TabName[]>([current]);
  if (!mounted.includes(current)) setMounted([...mounted, current]);
  return (
    <>
      <TabBar
        value={current}
        onChange={(_event, tab: TabName) => setOpen(tab)}
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
          {mounted.includes(tab) && children[tab]}
        </Box>
      ))}
    </>
  );
}

/** Returns the open tab, which is part of the address. */
export function useQuestionTab() {
  const [{ tab }, setFilters] = useUrlFilters(fields);
  return [tab, (next: TabName) => setFilters({ tab: next })] as const;
}
