import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';

interface ResultsPageProps {
  /** The translation keys of the title and the purpose. */
  readonly title: string;
  readonly purpose: string;
  readonly children: ReactNode;
}

/** The layout of the four pages of own results. Nothing is loaded during emulation. */
export function OwnResultsPage({ title, purpose, children }: ResultsPageProps) {
  const translate = useTranslate();
  const { ownAccount, currentAccount } = usePerson();
  const isEmulating = ownAccount.id !== currentAccount.id;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={translate(title)} purpose={translate(purpose)} />
      <Tabs />
      {isEmulating ? <TranslatedStateCard texts="results.own.emulating" /> : children}
    </Box>
  );
}

const tabs = ['overview', 'full', 'icb', 'insights'] as const;

function Tabs() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={translate('ownResults.tabs.label')}
      sx={{
        // Two rows of two on phones.
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: '1fr 1fr',
        gap: 0.5,
        mb: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabs.map((tab) => {
        const isCurrent = pathname === `/my-results/${tab}`;
        return (
          <Button
            key={tab}
            component={Link}
            to={`/my-results/${tab}`}
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              color: isCurrent ? 'primary.main' : 'text.primary',
              borderRadius: 0,
              borderBottom: 2,
              borderColor: isCurrent ? 'primary.main' : 'transparent',
              fontWeight: isCurrent ? 500 : 400,
            }}
          >
            {translate(`ownResults.tabs.${tab}`)}
          </Button>
        );
      })}
    </Box>
  );
}
