import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { pageStack } from './stackStyles.ts';

interface ResultsPageProps {
  readonly title: string;
  readonly purpose: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a page with results: its header, which is closer to the first section than sections are to each other. */
export function ResultsPage({ title, purpose, action, children }: ResultsPageProps) {
  return (
    <Box sx={pageStack}>
      <Box sx={{ mb: { xs: -2, md: -3 } }}>
        <PageHeader title={title} purpose={purpose} action={action} />
      </Box>
      {children}
    </Box>
  );
}
