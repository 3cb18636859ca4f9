import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateCard } from '../kit/states/StateCard.tsx';

/** Before the first campaign has closed. */
export function NoResults() {
  const translate = useTranslate();
  return (
    <StateCard
      title={translate('results.none.title')}
      text={translate('results.none.text')}
      action={
        <Button variant="contained" component={Link} to="/micro-surveys/benchmarks">
          {translate('results.none.action')}
        </Button>
      }
    />
  );
}
