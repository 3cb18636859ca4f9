import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { pageStack } from '../../results/stackStyles.ts';
import { useIsEmulating } from './useIsEmulating.ts';

interface PersonalPageProps {
  /** The translation keys of the title and the purpose. */
  readonly title: string;
  readonly purpose: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a page with profiles of people. Nothing is loaded during emulation. */
export function ProfilesPage({ title, purpose, action, children }: PersonalPageProps) {
  const translate = useTranslate();
  const isEmulating = useIsEmulating();
  return (
    <Box sx={pageStack}>
      <Box sx={{ mb: { xs: -2, md: -3 } }}>
        <PageHeader
          title={translate(title)}
          purpose={translate(purpose)}
          action={isEmulating ? undefined : action}
        />
      </Box>
      {isEmulating ? <TranslatedStateCard texts="metricResults.notWhileViewing" /> : children}
    </Box>
  );
}
