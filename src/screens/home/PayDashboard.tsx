import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { HomeCard } from './HomeCard.tsx';
import { HomeChanges } from './HomeChanges.tsx';
import { EmulatingAlert, HomeColumn, HomeFrame } from './HomeFrame.tsx';
import { HomeTasks } from './HomeTasks.tsx';
import { useHomeOverview } from './useHomeOverview.ts';

const pages = [
  { name: 'search', path: '/search' },
  { name: 'projects', path: '/projects' },
  { name: 'accounts', path: '/accounts' },
] as const;

/** The home page of the HR app: market pay, pay projects and accounts, as far as the person can open them, and their tasks. */
export default function PayDashboard() {
  const translate = useTranslate();
  const canOpen = useCanOpenPath();
  const { isEmulating, overview, isLoading } = useHomeOverview();
  // An empty list would speak of surveys, which few people of the HR app get.
  const hasTasks = overview.error !== null || (overview.data?.tasks.length ?? 0) > 0;
  const openPages = pages.filter(({ path }) => canOpen(path));
  return (
    <HomeFrame purpose="home.pay.purpose" isLoading={isLoading}>
      <HomeColumn>
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
        {isEmulating ? <EmulatingAlert /> : hasTasks && <HomeTasks query={overview} />}
      </HomeColumn>
      <HomeColumn>{!isEmulating && <HomeChanges query={overview} />}</HomeColumn>
    </HomeFrame>
  );
}
