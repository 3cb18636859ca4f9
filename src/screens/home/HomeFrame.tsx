import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';

interface HomeFrameProps {
  /** The translation key of the line below the greeting, with the company's name. */
  readonly purpose: 'home.purpose' | 'home.pay.purpose';
  readonly isLoading: boolean;
  /** The rows of the grid, where they differ from one after the other. */
  readonly areas?: object;
  readonly children: ReactNode;
}

/** A home page: the greeting, and on wide screens a second column beside the tasks. */
export function HomeFrame({ purpose, isLoading, areas, children }: HomeFrameProps) {
  const translate = useTranslate();
  const { user, currentAccount } = usePerson();
  const company = currentAccount.company_name || currentAccount.name;
  return (
    <>
      <PageHeader
        title={
          user.first_name ? translate('home.hello', { name: user.first_name }) : translate('home.helloNobody')
        }
        purpose={translate(purpose, { company })}
      />
      {isLoading ? <LoadingState height={480} /> : <Box sx={{ ...gridStyle, ...areas }}>{children}</Box>}
    </>
  );
}

interface HomeColumnProps {
  readonly area?: string;
  readonly children: ReactNode;
}

export function HomeColumn({ area, children }: HomeColumnProps) {
  return <Box sx={{ ...columnStyle, ...(area === undefined ? {} : { gridArea: area }) }}>{children}</Box>;
}

/** Says that the tasks of another account aren't shown to whoever views it. */
export function EmulatingAlert() {
  const translate = useTranslate();
  const { currentAccount } = usePerson();
  return (
    <Alert severity="info" variant="outlined">
      {translate('home.emulating', { account: currentAccount.name })}
    </Alert>
  );
}

const gap = { xs: 2, md: 3 };
const columnStyle = { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' };
const gridStyle = {
  display: 'grid',
  gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
