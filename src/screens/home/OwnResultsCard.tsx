import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { HomeCard } from './HomeCard.tsx';

/** Links to the person's own results. It doesn't reveal whether there are any. */
export function OwnResultsCard() {
  const translate = useTranslate();
  return (
    <HomeCard
      title={translate('home.own.title')}
      link={
        <Button size="small" component={Link} to="/my-results/icb">
          {translate('home.own.link')}
        </Button>
      }
    >
      <SecondaryText>{translate('home.own.text')}</SecondaryText>
    </HomeCard>
  );
}
