import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCanOpenPath } from '../../kit/context/useCanOpenPath.ts';

const resultsPath = '/dashboard/benchmark';

/** Leads to the results, where a focus is chosen; nothing for those who can't open them. */
export function OpenResultsButton() {
  const translate = useTranslate();
  const canOpen = useCanOpenPath();
  if (!canOpen(resultsPath)) return null;
  return (
    <Button component={Link} to={resultsPath} variant="contained">
      {translate('actions.openResults')}
    </Button>
  );
}
