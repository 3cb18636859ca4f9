import { Box, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { StateCard } from '../kit/states/StateCard.tsx';

/** The outline of what is coming. */
export function ResultsLoading() {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('results.loading')} sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="text" width="70%" sx={{ fontSize: '1.5rem' }} />
      <Skeleton variant="rounded" height={360} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}

export function ResultsFailed({ onRetry, title }: { readonly onRetry: () => void; readonly title?: string }) {
  const translate = useTranslate();
  return (
    <StateCard
      role="alert"
      title={title ?? translate('results.failed.title')}
      text={translate('results.failed.text')}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('results.failed.retry')}
        </Button>
      }
    />
  );
}
