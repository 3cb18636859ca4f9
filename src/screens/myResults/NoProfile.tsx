import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OwnScore } from '../../../contract/v2/personalScores.ts';
import { TranslatedStateCard } from '../../kit/states/StateCard.tsx';
import { useProfileFormat } from './useProfileFormat.ts';

export function NoProfile() {
  const translate = useTranslate();
  return (
    <TranslatedStateCard
      texts="ownResults.none"
      action={
        <Button variant="outlined" component={Link} to="/dashboard">
          {translate('ownResults.none.action')}
        </Button>
      }
    />
  );
}

/** Explains why the newest self-assessment has no profile. */
export function ProfileUnavailable({ score: { outcome, made_on } }: { readonly score: OwnScore }) {
  const translate = useTranslate();
  const words = useProfileFormat();
  if (outcome === 'profiled') return null;
  return (
    <Alert severity="info">{translate(`ownResults.outcomes.${outcome}`, { day: words.day(made_on) })}</Alert>
  );
}
