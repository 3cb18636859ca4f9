import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { homeQuery } from '../../../dataProviders/home.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { LoadingState } from '../../kit/states/LoadingState.tsx';
import { HomeCard } from './HomeCard.tsx';
import { HomeChanges } from './HomeChanges.tsx';
import { HomeTasks } from './HomeTasks.tsx';

const pages = [
  { name: 'search', path: '/search' },
  { name: 'projects', path: '/projects' },
  { name: 'accounts', path: '/accounts' },
] as const;

/** The home page of the HR app: market pay, pay projects and accounts, as far as the person can open them, and their tasks. */
export default function PayDashboard() {
  const translate = useTranslate();
  const { user, ownAccount, currentAccount } = usePerson();
  const canOpen = useCanOpenPath();
  const isEmulating = ownAccount.id !== currentAccount.id;
  const overview = useQuery({ ...homeQuery(ownAccount.id), enabled: !isEmulating });
  const isLoading = !isEmulating && overview.isPending && !overview.isFetched;
  // An empty list would speak of surveys, which few people of the HR app get.
  const hasTasks = overview.error !== null || (overview.data?.tasks.length ?? 0) > 0;
  const company = currentAccount.company_name || currentAccount.name;
  const openPages = pages.filter(({ path }) => canOpen(path));
  return (
    <>
      <PageHeader
        title={
          user.first_name ? translate('home.hello', { name: user.first_name }) : translate('home.helloNobody')
        }
        purpose={translate('home.pay.purpose', { company })}
      />
      {isLoading ? (
        <LoadingState height={480} />
      ) : (
        <Box sx={gridStyle}>
          <Box sx={columnStyle}>
            {openPages.map(({ name, path }) => (
              <HomeCard
                key={name}
                title={translate(`home.pay.${name}.title`)}
                link={
                  <Button
                    component={Link}
                    to={path}
                    size={name === 'search' ? 'medium' : 'small'}
                    variant={name === 'search' ? 'contained' : 'text'}
                  >
                    {translate(`home.pay.${name}.link`)}
                  </Button>
                }
              >
                <SecondaryText>{translate(`home.pay.${name}.text`)}</SecondaryText>
              </HomeCard>
            ))}
            {openPages.length === 0 && (
              <HomeCard title={translate('home.pay.search.offTitle')}>
                <SecondaryText>{translate('home.pay.search.off')}</SecondaryText>
              </HomeCard>
            )}
            {isEmulating ? (
              <Alert severity="info" variant="outlined">
                {translate('home.emulating', { account: currentAccount.name })}
              </Alert>
            ) : (
              hasTasks && <HomeTasks query={overview} />
            )}
          </Box>
          <Box sx={columnStyle}>{!isEmulating && <HomeChanges query={overview} />}</Box>
        </Box>
      )}
    </>
  );
}

const gap = { xs: 2, md: 3 };
const columnStyle = { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' };
const gridStyle = {
  display: 'grid',
  gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
